import type { CounterThing } from './counter-things.ts';
import type { HoodForm, LampForm } from './kitchen-fixtures.ts';

/** What stands on the counters of a kitchen, and what hangs over them. */
export type KitchenSet = {
  things: readonly [CounterThing, CounterThing, CounterThing];
  lamp: LampForm;
  hood: HoodForm;
};

const set = (
  things: readonly [CounterThing, CounterThing, CounterThing],
  lamp: LampForm,
  hood: HoodForm,
): KitchenSet => ({ things, lamp, hood });

const kitchens: Record<string, KitchenSet> = {
  'laurel-lantern': set(['loaf', 'lantern', 'herbs'], 'lantern', 'box'),
  'splash-and-cedar': set(['pancakes', 'juice', 'crock'], 'globe', 'slab'),
  'dumplin-creek-farmhouse': set(['eggs', 'milk', 'flowers'], 'cone', 'wood'),
  'hayloft-in-the-cove': set(['pie', 'milk', 'eggs'], 'cage', 'wood'),
  'woolly-bear-lodge': set(['cookies', 'pancakes', 'apples'], 'lantern', 'copper'),
  'fiddle-and-firefly': set(['flowers', 'honey', 'mugs'], 'cage', 'box'),
  'heron-house-on-the-french-broad': set(['lemons', 'books', 'mugs'], 'globe', 'wood'),
  'roundtop-assembly': set(['pancakes', 'coffee', 'loaf'], 'dome', 'copper'),
  'sourwood-and-honey': set(['honey', 'loaf', 'herbs'], 'dome', 'wood'),
  'the-millers-daughter': set(['loaf', 'crock', 'milk'], 'cone', 'wood'),
  'papaws-porch': set(['melon', 'skillet', 'flowers'], 'cone', 'box'),
  'quiet-hour': set(['books', 'mugs', 'kettle'], 'lantern', 'wood'),
  'three-ravens-overlook': set(['coffee', 'lemons', 'crock'], 'bare', 'slab'),
  'bluff-mountain-barn-hall': set(['pie', 'apples', 'loaf'], 'cage', 'copper'),
  'starling-rise': set(['lemons', 'wine', 'herbs'], 'bare', 'slab'),
  'two-dogs-ridge': set(['treats', 'apples', 'coffee'], 'dome', 'box'),
  'trout-lily-cottage': set(['flowers', 'skillet', 'eggs'], 'cone', 'box'),
  'buttermilk-sky': set(['wine', 'lemons', 'flowers'], 'globe', 'slab'),
  'tin-roof-duet': set(['cake', 'wine', 'mugs'], 'globe', 'wood'),
  'sycamore-stilts': set(['melon', 'herbs', 'kettle'], 'bare', 'box'),
  'the-moonshiners-ledger': set(['bottles', 'lemons', 'skillet'], 'lantern', 'copper'),
  'carousel-hill': set(['cake', 'cookies', 'juice'], 'dome', 'wood'),
  pebble: set(['mugs', 'flowers', 'honey'], 'bare', 'box'),
  'long-meadow-lights': set(['apples', 'coffee', 'cake'], 'bare', 'slab'),
  'the-painters-loft': set(['brushes', 'mugs', 'lemons'], 'cone', 'box'),
  'hickory-switch': set(['pie', 'coffee', 'crock'], 'cage', 'wood'),
};

export function kitchenSetOf(slug: string): KitchenSet {
  const found = kitchens[slug];
  if (!found) throw new Error(`There is no kitchen for "${slug}".`);
  return found;
}
