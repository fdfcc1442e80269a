import { cornerKitchen } from './room-kitchen-corner.ts';
import { islandKitchen } from './room-kitchen-island.ts';
import { wallKitchen } from './room-kitchen-wall.ts';
import type { Subject } from './subject.ts';

/** The layout that keeps a description true, and otherwise one that a neighbor need not have. */
export function kitchen(subject: Subject): string {
  const { words, number } = subject;
  const turn = (number >>> 7) % 3;
  if (/along/.test(words)) return wallKitchen(subject);
  if (/striped|wide island|copper|big window/.test(words)) return islandKitchen(subject);
  // The corner hides its range behind the island.
  if (/range/.test(words))
    return /island/.test(words) ? islandKitchen(subject) : wallKitchen(subject);
  if (/island/.test(words)) return turn === 0 ? islandKitchen(subject) : cornerKitchen(subject);
  return turn === 1 ? cornerKitchen(subject) : wallKitchen(subject);
}
