import { addDays, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';

// What a platform makes by itself (notice before arrival, the end of the booking window) moves with the day; what a host
// has set stays where it is. One read cannot tell them apart, several can.

/** A block of a feed, as it was seen in the reads before. */
export type WatchedBlock = Stay & {
  /** The day on which it was first seen with these dates. */
  readonly seenOn: CalendarDate;
  /** How often it has moved on by as many days as had passed. */
  readonly moves: number;
  /** How many days ahead of the day it reaches, at the most. */
  readonly reach: number;
};

// A host who extends a block by a day moves it once.
const MOVES_TO_KNOW = 2;

/** Whether it is known to move with the day; one that stands still for more than a day does not. */
export const isMoving = ({ moves, seenOn }: WatchedBlock, today: CalendarDate): boolean =>
  moves >= MOVES_TO_KNOW && nightsBetween(seenOn, today) <= 1;

/** Blocks are cut off at the day they are read on. */
const hasSameDates = (block: Stay, seen: Stay, today: CalendarDate): boolean =>
  block.checkOut === seen.checkOut &&
  (block.checkIn === seen.checkIn || (block.checkIn <= today && seen.checkIn <= today));

/** A platform may turn to the next day some hours before or after the cabin does. */
function hasMoved(block: Stay, seen: WatchedBlock, today: CalendarDate): boolean {
  const days = nightsBetween(seen.seenOn, today);
  const isBegun = block.checkIn <= today;
  if (days < 1 || isBegun !== seen.checkIn <= seen.seenOn) return false;
  // One that has begun moves with its end, another with its start; its end may be that of the file.
  const end = nightsBetween(seen.checkOut, block.checkOut);
  const moved = isBegun ? end : nightsBetween(seen.checkIn, block.checkIn);
  if (moved < 1 || Math.abs(moved - days) > 1 || end < 0 || end > moved) return false;
  return seen.moves < MOVES_TO_KNOW || nightsBetween(today, block.checkOut) <= seen.reach;
}

// A platform makes one or two; a file may be written to have thousands.
const MAX_WATCHED = 20;

/** Watches where a platform's own blocks stand: from the day on, and at the end of all. */
export function watchBlocks(
  blocks: readonly Stay[],
  before: readonly WatchedBlock[],
  { today, last }: { today: CalendarDate; last: CalendarDate },
): WatchedBlock[] {
  // A block that still stands where it stood is not the one that has moved.
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
