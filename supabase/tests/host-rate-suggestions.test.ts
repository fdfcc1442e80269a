import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CabinNights } from '../../lib/domain/host/rates/read-rates.ts';
import { suggestRates, type RateSuggestion } from '../../lib/domain/host/rates/suggest-rates.ts';
import type { Season } from '../../lib/domain/host/rates/rule-nights.ts';
import { toCamelKeys, toSnakeKeys } from '../../lib/domain/values/key-case.ts';
import { cabins } from '../seed/cabins.ts';
import { cabinId } from '../seed/hash.ts';
import { call, signInAs } from './support/staff.ts';
import { database } from './support/backend.ts';

const owner = await signInAs('owner');
const ids = cabins.map(({ slug }) => cabinId(slug));

async function suggest(cabinIds: string[], seasons: Season[] = []): Promise<RateSuggestion> {
  const answer = await call<object>(owner, 'host_rated_nights', { p_cabin_ids: cabinIds });
  const { cabins: nights } = toCamelKeys(answer) as { cabins: CabinNights[] };
  return suggestRates({
    cabins: nights,
    seasons,
    nameSeason: (first, last) => `${first} ${last}`,
    mostSeasons: 30,
  });
}

type Outcome = {
  changed: number;
  kept_by_hand: number;
  by_cabin: { cabin_id: string; changed: number; kept_by_hand: number }[];
};
const ratesOf = ({ rules, seasons, keep }: RateSuggestion) => toSnakeKeys({ rules, seasons, keep });

test('explore', async () => {
  await database.query('delete from public.rate_rules');
  await database.query('delete from public.rate_seasons');
  for (const one of cabins) {
    const id = cabinId(one.slug);
    const start = performance.now();
    const made = await suggest([id]);
    const took = performance.now() - start;
    const told = await call<Outcome>(owner, 'host_preview_rates', { p_rates: ratesOf(made) });
    const [rule] = made.rules;
    const by = made.keep[0]?.days.length ?? 0;
    console.log(one.slug, Math.round(took), 'changed', told.changed, 'kept', by, 'diffs', rule?.differences?.length, 'base', rule?.baseCents, rule?.weekdayPercents.join(), rule?.weekdayMinStays.join());
    if (one === cabins[0]) for (const s of made.seasons) console.log('   ', s.name, s.percent, s.minStay, s.everyYear);
  }
  const start = performance.now();
  const made = await suggest(ids);
  console.log('all', performance.now() - start);
  for (const s of made.seasons) console.log('   ', s.name, s.percent, s.minStay, s.everyYear);
  const t2 = performance.now();
  const told = await call<Outcome>(owner, 'host_preview_rates', { p_rates: ratesOf(made) });
  console.log('preview', performance.now() - t2, told.changed, JSON.stringify(ratesOf(made)).length);
  for (const r of made.rules) console.log(made.keep.find((k) => k.cabinId === r.cabinId)?.days.length, r.differences?.length, r.seasons?.length, r.seasons?.map((s) => `${s.name.slice(5,10)}:${s.percent}/${s.minStay}`).join(' '));
  assert.ok(true);
});
