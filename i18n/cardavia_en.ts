<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ExchangePanel</name>
    <message numerus="yes">
        <source>Put back %n cards.</source>
        <translation>
            <numerusform>Put back %n card.</numerusform>
            <numerusform>Put back %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message numerus="yes">
        <source>Choose %n more cards.</source>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>You take the trick, %n points</source>
        <translation>
            <numerusform>You take the trick, %n point</numerusform>
            <numerusform>You take the trick, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, %n points</source>
        <translation>
            <numerusform>{player} takes the trick, %n point</numerusform>
            <numerusform>{player} takes the trick, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} passes on %n cards face down</source>
        <translation>
            <numerusform>{player} passes on %n card face down</numerusform>
            <numerusform>{player} passes on %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back {count} cards face down, %n of them trumps</source>
        <translation>
            <numerusform>{player} gives back {count} cards face down, %n of them a trump</numerusform>
            <numerusform>{player} gives back {count} cards face down, %n of them trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives back %n cards face down</source>
        <translation>
            <numerusform>{player} gives back %n card face down</numerusform>
            <numerusform>{player} gives back %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays %n cards face down</source>
        <translation>
            <numerusform>{player} lays %n card face down</numerusform>
            <numerusform>{player} lays %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n cards face down</source>
        <translation>
            <numerusform>{player} gives %n card face down</numerusform>
            <numerusform>{player} gives %n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game points</source>
        <translation>
            <numerusform>%n game point</numerusform>
            <numerusform>%n game points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>You lose %n game points</source>
        <translation>
            <numerusform>You lose %n game point</numerusform>
            <numerusform>You lose %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win %n game points</source>
        <translation>
            <numerusform>You win %n game point</numerusform>
            <numerusform>You win %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re wins with %n card points</source>
        <translation>
            <numerusform>Re wins with %n card point</numerusform>
            <numerusform>Re wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kontra wins with %n card points</source>
        <translation>
            <numerusform>Kontra wins with %n card point</numerusform>
            <numerusform>Kontra wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defenders win with %n card points</source>
        <translation>
            <numerusform>The defenders win with %n card point</numerusform>
            <numerusform>The defenders win with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer’s side wins with %n card points</source>
        <translation>
            <numerusform>The declarer’s side wins with %n card point</numerusform>
            <numerusform>The declarer’s side wins with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n card points</source>
        <translation>
            <numerusform>You win with %n card point</numerusform>
            <numerusform>You win with %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n card points</source>
        <translation>
            <numerusform>{player} wins with %n card point</numerusform>
            <numerusform>{player} wins with %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n card points</source>
        <translation>
            <numerusform>{contract}, %n card point</numerusform>
            <numerusform>{contract}, %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} played by {player}, %n card points</source>
        <translation>
            <numerusform>{contract} played by {player}, %n card point</numerusform>
            <numerusform>{contract} played by {player}, %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>Your tricks hold %n card points</source>
        <translation>
            <numerusform>Your tricks hold %n card point</numerusform>
            <numerusform>Your tricks hold %n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WonPile</name>
    <message numerus="yes">
        <source>%n tricks played.</source>
        <translation>
            <numerusform>%n trick played.</numerusform>
            <numerusform>%n tricks played.</numerusform>
        </translation>
    </message>
</context>
</TS>
