import { addDays, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';

// Blocks that a platform generates (notice before arrival, the end of the booking window) move with the day, while
// blocks set by a host stay. Only several reads can tell them apart.

/** A block of a feed with its history from earlier reads. */
export type WatchedBlock = Stay & {
  /** The day it was first seen with these dates. */
  readonly seenOn: CalendarDate;
  /** How often it has moved by exactly the number of days that passed. */
  readonly moves: number;
  /** The furthest it has reached ahead of a read, in days. */
  readonly reach: number;
};

// A single move may be a host who extends a block by a day.
const MIN_MOVES = 2;

/** Whether the block is known to move with the day. A block that hasn't moved for more than a day doesn't count. */
export const isMoving = ({ moves, seenOn }: WatchedBlock, today: CalendarDate): boolean =>
  moves >= MIN_MOVES && Math.abs(nightsBetween(seenOn, today)) <= 1;

/** Feeds truncate blocks at the day of the read, so check-ins up to that day count as equal. */
const hasSameDates = (block: Stay, seen: Stay, today: CalendarDate): boolean =>
  block.checkOut === seen.checkOut &&
  (block.checkIn === seen.checkIn || (block.checkIn <= today && seen.checkIn <= today));

/** Whether a block is the seen one, moved. The platform's midnight may be hours away from the cabin's. */
function hasMoved(block: Stay, seen: WatchedBlock, today: CalendarDate): boolean {
  const days = nightsBetween(seen.seenOn, today);
  const isBegun = block.checkIn <= today;
  if (days < 1 || isBegun !== seen.checkIn <= seen.seenOn) return false;
  // A host extends a block from a fixed start; a platform's block starts on a new day each day.
  if (block.checkIn === seen.checkIn) return false;
  // A started block moves at its end, a later one at its start; the file may truncate its end.
  const end = nightsBetween(seen.checkOut, block.checkOut);
  const moved = isBegun ? end : nightsBetween(seen.checkIn, block.checkIn);
  if (moved < 1 || Math.abs(moved - days) > 1 || end < 0 || end > moved) return false;
  return seen.moves < MIN_MOVES || nightsBetween(today, block.checkOut) <= seen.reach;
}

// A platform generates one or two, but a hostile file could have thousands.
const MAX_WATCHED = 20;

/** Tracks the blocks a platform may generate: those from today on, and the last one in the feed. */
export function watchBlocks(
  blocks: readonly Stay[],
  before: readonly WatchedBlock[],
  { today, last }: { today: CalendarDate; last: CalendarDate },
): WatchedBlock[] {
  // A block that is still in place can't be the one that moved.
  const left = before.filter((seen) => !blocks.some((block) => hasSameDates(block, seen, today)));
  const tomorrow = addDays(today, 1);
  return blocks
    .filter(({ checkIn, checkOut }) => checkIn <= tomorrow || checkOut === last)
    .slice(0, MAX_WATCHED)
    .map(({ checkIn, checkOut }) => {
      const block = { checkIn, checkOut };
      const same = before.find((seen) => hasSameDates(block, seen, today));
      if (same) return { ...same, ...block };
      const ahead = nightsBetween(today, checkOut);
      const moved = left.find((seen) => hasMoved(block, seen, today));
      if (!moved) return { ...block, seenOn: today, moves: 0, reach: ahead };
      const reach = Math.max(moved.reach, ahead);
      return { ...block, seenOn: today, moves: moved.moves + 1, reach };
    });
}
