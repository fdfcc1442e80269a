import type { Area } from '../../catalog/area.ts';
import type { Stay } from '../../stays/stay.ts';
import {
  fitsSlot,
  freeDays,
  listSlots,
  slugAt,
  stopAt,
  withStop,
  type Plan,
  type Slot,
} from './plan.ts';
import { findStop } from './stops.ts';

/** Swaps two stops; null when one of them doesn't fit in the other's slot. */
function swap(plan: Plan, from: Slot, to: Slot, areas: readonly Area[]): Plan | null {
  const [moved, other] = [stopAt(plan, from), stopAt(plan, to)];
  if (!moved) return null;
  const cleared = withStop(withStop(plan, from, null), to, null);
  if (!fitsSlot(cleared, to, moved, areas)) return null;
  const placed = withStop(cleared, to, moved.slug);
  if (!other) return placed;
  return fitsSlot(placed, from, other, areas) ? withStop(placed, from, other.slug) : null;
}

/** Moves a stop to the nearest earlier or later slot where it fits; null when there is none. */
export function moveStop(
  plan: Plan,
  slot: Slot,
  direction: 'earlier' | 'later',
  areas: readonly Area[],
): { plan: Plan; slot: Slot } | null {
  const slots = listSlots(plan);
  const index = slots.findIndex(({ day, part }) => day === slot.day && part === slot.part);
  const targets =
    direction === 'later' ? slots.slice(index + 1) : slots.slice(0, index).toReversed();
  for (const target of targets) {
    const moved = swap(plan, slot, target, areas);
    if (moved) return { plan: moved, slot: target };
  }
  return null;
}

/** The same stops on other dates, day by day; stops that are closed then or have no day left are dropped. */
export function moveToDates(plan: Plan, stay: Stay, areas: readonly Area[]): Plan {
  const start: Plan = { ...plan, days: freeDays(stay) };
  return listSlots(start).reduce((moved, slot) => {
    const stop = findStop(slugAt(plan, slot) ?? '');
    return stop && fitsSlot(moved, slot, stop, areas) ? withStop(moved, slot, stop.slug) : moved;
  }, start);
}
