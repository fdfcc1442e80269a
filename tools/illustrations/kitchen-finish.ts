import { pick } from './chance.ts';
import { lighter, mix } from './ink.ts';
import { kitchenSetOf, type KitchenSet } from './kitchen-table.ts';
import type { Subject } from './subject.ts';

export type KitchenFinish = KitchenSet & { paint: string; counter: string; fridge: string };

/** The colours of a kitchen: what its description names, else what suits the cabin. */
export function kitchenFinish({ cabin, decor, words, number }: Subject): KitchenFinish {
  const paint = /blue/.test(words)
    ? '#54799a'
    : /cream|white/.test(words)
      ? '#f3ead7'
      : /pine/.test(words)
        ? '#c69558'
        : (number >>> 4) % 3 === 0
          ? decor.wood
          : (number >>> 4) % 3 === 1
            ? mix(decor.cloth, decor.pale, 0.12)
            : mix(decor.pale, decor.cloth, 0.22);
  const fridge = pick(
    [mix(decor.pale, '#c9d2d0', 0.4), mix(decor.second, decor.pale, 0.15), '#98a2a5'],
    number >>> 9,
  );
  const counter = /slate/.test(words)
    ? '#4c5459'
    : /copper/.test(words)
      ? '#b9733f'
      : (number >>> 6) % 2
        ? '#e9e0d0'
        : lighter(decor.wood, 0.14);
  return { paint, counter, fridge, ...kitchenSetOf(cabin.slug) };
}
