// What the policy holds good play to be, as numbers that can be tuned.
#pragma once

#include <array>

namespace cardavia {

// Values are card points (Augen), or shares of an average trick where "share" is said.
struct Weights {
    float temperature = 2.5f;      // the policy takes a card that is this much worse e times less often
    // How a trick goes
    float eager = 0.95f;           // chance that one who can take a trick from the other side does so
    float again = 0.5f;            // chance that a friend who could beat a card also beats the enemy's that beat it
    float given = 1.7f;            // what a friend of the winner adds, in usual cards of the led group
    float grudged = 0.6f;          // what an enemy of the winner adds
    float tempo = 0.0f;            // share for taking the trick oneself, on the counting side
    float tempo_other = 0.0f;      // the same on the other side
    // What a card is worth if it is kept
    float lowest_trump = 0.12f;    // share, of the weakest trump
    float highest_trump = 0.62f;   // share, of the strongest
    float linear_trump = 0.0f;     // share that grows evenly from the weakest to the strongest
    float trump_points = 1.0f;     // part of a trump's own points that it saves by its power
    float master = 0.3f;           // share, of the highest card of a plain suit that nobody trumps
    float at_risk = 0.25f;         // part of the points of a beatable card that is lost if it is kept
    float empties = 0.12f;         // share for playing the last card of a plain suit while one holds trumps
    // Leading
    float pull = 0.55f;            // share for leading trumps on the side of the one who called
    float pull_alone = 0.7f;       // share for it when one plays alone
    float pull_pair = 0.0f;        // share for it on the counting side where nobody called
    float pull_other = 0.0f;       // share for it on the other side where nobody called
    float spare = 0.35f;           // share against it on the side against the declarer
    float search = 0.6f;           // share for leading the called suit against the declarer
    float fat_lead = 0.25f;        // part of the points of a beatable card that leading it costs
    float hurry = 0.9f;            // part of what a master would earn later that is lost by waiting
    float spent = 0.7f;            // part of a trump's later earnings that leading it costs
    float blank_lead = 0.0f;       // share for leading the only card of a plain suit while one holds trumps
    float short_way = 0.0f;        // share by which a shorter suit is better led when the declarer plays next
    float long_way = 0.0f;         // the same when he plays last
    // Special points and open sides
    float extra = 14.0f;           // what a special point is worth
    float fox_kept = 0.5f;         // part of it that is feared for a fox kept in the hand
    float charlie_kept = 1.0f;     // part of it that is hoped for from a charlie kept as highest trump
    float bride_wins = 1.0f;       // share that a bride loses by winning a trick herself
    float partner_wins = 0.25f;    // share for becoming the partner of a bride
    float lone_wins = 1.5f;        // share against winning the trick that makes one play alone
    // Where tricks decide
    float all_tricks = 200.0f;     // what a trick is worth where all are needed
    // Where points are bad
    float misere_trick = 2.0f;     // what a trick costs besides its points
    float misere_added = 4.5f;     // points that one behind adds to it
    float misere_passed = 0.25f;   // what it is worth that an own card point goes to another
    float misere_later = 0.55f;    // share that a card costs later which is sure to win a trick
    float misere_points = 0.5f;    // part of its points that such a card costs later
    float misere_alone = 0.3f;     // power of a plain card nobody else has cards of
    float misere_chooses = 0.3f;   // chance that one who could stay low goes higher
    float misere_trumps_in = 0.3f; // chance that one who is free to trump does so
    // Where one side may take no trick
    float gap = 4.0f;              // what a gap is worth: an unseen card that can get below one of a hand
    float gap_caught = 12.0f;      // gaps that a trick costs the one who may take none
    float gap_void = 6.0f;         // gaps it costs the others to lead a suit he has not
    float gap_under = 1.5f;        // how much worse a lower card with him is for a lead than a higher one is good
};

struct NamedWeight {
    const char* name;
    float Weights::*member;
};

// Every weight by its name.
inline constexpr std::array kNamedWeights{
    NamedWeight{"temperature", &Weights::temperature},
    NamedWeight{"eager", &Weights::eager},
    NamedWeight{"again", &Weights::again},
    NamedWeight{"given", &Weights::given},
    NamedWeight{"grudged", &Weights::grudged},
    NamedWeight{"tempo", &Weights::tempo},
    NamedWeight{"tempo_other", &Weights::tempo_other},
    NamedWeight{"lowest_trump", &Weights::lowest_trump},
    NamedWeight{"highest_trump", &Weights::highest_trump},
    NamedWeight{"linear_trump", &Weights::linear_trump},
    NamedWeight{"trump_points", &Weights::trump_points},
    NamedWeight{"master", &Weights::master},
    NamedWeight{"at_risk", &Weights::at_risk},
    NamedWeight{"empties", &Weights::empties},
    NamedWeight{"pull", &Weights::pull},
    NamedWeight{"pull_alone", &Weights::pull_alone},
    NamedWeight{"pull_pair", &Weights::pull_pair},
    NamedWeight{"pull_other", &Weights::pull_other},
    NamedWeight{"spare", &Weights::spare},
    NamedWeight{"search", &Weights::search},
    NamedWeight{"fat_lead", &Weights::fat_lead},
    NamedWeight{"hurry", &Weights::hurry},
    NamedWeight{"spent", &Weights::spent},
    NamedWeight{"blank_lead", &Weights::blank_lead},
    NamedWeight{"short_way", &Weights::short_way},
    NamedWeight{"long_way", &Weights::long_way},
    NamedWeight{"extra", &Weights::extra},
    NamedWeight{"fox_kept", &Weights::fox_kept},
    NamedWeight{"charlie_kept", &Weights::charlie_kept},
    NamedWeight{"bride_wins", &Weights::bride_wins},
    NamedWeight{"partner_wins", &Weights::partner_wins},
    NamedWeight{"lone_wins", &Weights::lone_wins},
    NamedWeight{"all_tricks", &Weights::all_tricks},
    NamedWeight{"misere_trick", &Weights::misere_trick},
    NamedWeight{"misere_added", &Weights::misere_added},
    NamedWeight{"misere_passed", &Weights::misere_passed},
    NamedWeight{"misere_later", &Weights::misere_later},
    NamedWeight{"misere_points", &Weights::misere_points},
    NamedWeight{"misere_alone", &Weights::misere_alone},
    NamedWeight{"misere_chooses", &Weights::misere_chooses},
    NamedWeight{"misere_trumps_in", &Weights::misere_trumps_in},
    NamedWeight{"gap", &Weights::gap},
    NamedWeight{"gap_caught", &Weights::gap_caught},
    NamedWeight{"gap_void", &Weights::gap_void},
    NamedWeight{"gap_under", &Weights::gap_under},
};

// Weights tuned for a pack with that many copies of a card: 1 Schafkopf, 2 Doppelkopf.
Weights default_weights(int copies);

}  // namespace cardavia
