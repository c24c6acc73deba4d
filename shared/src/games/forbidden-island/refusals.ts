/** Why something cannot be done. */
export const REFUSALS = [
  'over', //            the game has ended
  'watching', //        only a seat can act
  'notPossible', //     nothing the game knows
  'notYourTurn',
  'decideFirst', //     somebody has to discard or swim before anything else goes on (R-HAND-1, R-SWIM-1)
  'noActionsLeft', //   the three actions are used (R-TURN-1)
  'wrongRole', //       only another adventurer can do that
  'flown', //           one flight a turn (R-PILOT-1)
  'walkable', //        what is a step away is a move, no flight (R-PILOT-1)
  'noSuchTile',
  'sunk',
  'sameTile', //        the pawn is there already
  'tooFar',
  'notFlooded', //      dry tiles need no shoring up (R-SHORE-1)
  'tooManyTiles', //    only the Engineer shores up two at once (R-ENGINEER-1)
  'noSuchPlayer',
  'ownself', //         somebody else has to be chosen
  'notInHand',
  'neverGiven', //      special cards are not given (R-GIVE-1)
  'notSameTile', //     giver and receiver stand apart (R-GIVE-1)
  'otherTile', //       the treasure is not on this tile (R-CAPTURE-1)
  'alreadyCaptured',
  'tooFewCards', //     four are needed (R-CAPTURE-1)
  'notDue', //          another card, or none, is turned over next (R-TURN-1)
  'noDiscard', //       nobody discards without having to (R-HAND-1)
  'notSwimming', //     the pawn stands on a tile (R-SWIM-1)
  'canSwim', //         nobody gives up who can be saved (R-SWIM-6)
  'onlySwimmers', //    only swimmers are lifted while somebody swims (R-SWIM-6)
  'notTogether', //     a lift begins on one tile (R-SPECIAL-3)
  'treasuresMissing', // all four are needed to lift off (R-WIN-1)
  'notAllLanded', //    everybody has to be on the landing tile (R-WIN-1)
] as const;
export type Refusal = (typeof REFUSALS)[number];
