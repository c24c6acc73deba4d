/** Why a request changed nothing. The client translates each word; nothing else explains a refusal. */
export const REFUSALS = [
  'badRequest', //     the message has not the documented shape
  'unknownRequest', // no such request: the page is older or newer than the server
  'tooMany', //        slow down
  'notSeated', //      only someone with a seat may do this
  'notHost', //        only the host may do this
  'notYourTurn', //    the seat owes no decision and holds nothing it could play now
  'notLegal', //       the rules do not allow it (any more)
  'moved', //          the table has moved on since the action was chosen
  'held', //           somebody asked for a moment before the next card
  'paused', //         somebody has paused the game
  'notNow', //         not in this phase of the table
  'seatTaken',
  'noSuchSeat',
  'noSuchPerson',
  'notAllowed', //     a value that the setting does not have; `field` names it
  'nameTaken',
  'notReady', //       not every seat is taken and ready; `field` is missing
  'noSuchTable',
  'noSuchRound', //    the table has not begun a round of this number
  'kicked', //         the host has sent this person away
  'noWatching', //     without a seat nobody may be at this table, and there is none
  'seatMoved', //      this person has gone on on another device, which now has the only secret
  'noSuchKey', //      the key to a seat is wrong, used or too old
  'alreadySeated', //  whoever has a seat here cannot use the key to another one
  'tableFull',
  'otherSite', //      a page of another site asks; the service has to be told its own address
  'restarting', //     the service is closing, perhaps to be back in a moment; everything is saved
  'noHints', //        this table plays without hints
  'noAnswer', //       the CPU that was asked for a hint took too long
  'notSaved', //       the store does not answer: nothing changed, and trying again soon may help
  'internal', //       our fault: it has been logged, nothing changed
] as const;
export type Refusal = (typeof REFUSALS)[number];
