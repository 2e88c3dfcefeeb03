// How a finished deal scores for each place.
#pragma once

#include <vector>

#include "course.hpp"

namespace cardavia {

// Scores by number of places of the counting side, side of the place, class of tricks and card points of that side.
// Class 0: both sides have a trick; 1: the others have none; 2: the counting side has none.
class Payoff {
public:
    // `pair` and `alone` hold for each variant [side][class][points 0..total]; side 0 is the counting side. Throws
    // std::invalid_argument for another number of values. `special_factor` multiplies special points.
    static Payoff sides(std::vector<float> pair, std::vector<float> alone, int total, float special_factor);

    // Everybody for himself: who has most points pays 2 to each, 4 to one without a trick if `virgin`; who takes all
    // tricks or 91 points gets 7 of each if `march`; all times `factor` (rules.md G, rulings.md 38).
    static Payoff misere(bool virgin, bool march, float factor);

    float score(const Course& course, int place, int variant) const;
    std::array<float, kSeats> scores(const Course& course, int variant) const;

    // Whether nothing that is still to be played changes the scores.
    bool is_settled(const Course& course) const;

    int total() const { return total_; }

private:
    bool misere_ = false;
    bool virgin_ = false;
    bool march_ = false;
    bool flat_ = false;           // class 0 scores the same whatever the points
    float factor_ = 1;
    int total_ = 0;
    int variants_ = 0;
    std::array<std::vector<float>, 2> tables_;   // pair, alone

    float from_table(const Course& course, int place, int variant) const;
    float special(const Course& course) const;
    float misere_score(const Course& course, int place) const;
    float paid_by(const Course& course, int loser, int place) const;
    int marcher(const Course& course) const;
    bool same_throughout() const;
};

// Card points of the counting side.
int counting_points(const Course& course);

}  // namespace cardavia
