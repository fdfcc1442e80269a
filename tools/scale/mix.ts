const AREAS = ['gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley'];
/** The taxes of a stay of up to 30 nights, as the site passes them to a search. */
const TAX_RATES = JSON.stringify({
  '*': [700, 275, 300],
  gatlinburg: [700, 275, 300],
  'pigeon forge': [700, 275, 250],
  sevierville: [700, 275, 300],
  'wears valley': [700, 275, 300],
});
const NIGHTS = [2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 7, 7, 7, 10, 14, 30];

/** The same numbers in every run: a linear congruential generator. */
function draws(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The nearest available cabins to a place, in any week. */
export function nearest(count: number): string[] {
  const draw = draws(count);
  return Array.from({ length: count }, () => {
    const from = 1 + draw(180);
    return `select * from public.nearest_open_cabins(${35.45 + draw(400) / 1000}, ${-83.95 + draw(900) / 1000},
      current_date + ${from}, current_date + ${from + 3}, 2, '${TAX_RATES}')`;
  });
}

export type Kind = {
  city: boolean;
  flexibleDays: number;
  offset: number;
  today?: boolean;
  popular?: boolean;
  /** A feature that no cabin has, so that a search reads as much as it can. */
  none?: boolean;
};

/** Searches of one kind: two to thirty nights, most of them in the next three months, parties of one to twelve. */
export function searches(count: number, kind: Kind): string[] {
  const draw = draws(count + kind.flexibleDays);
  return Array.from({ length: count }, () => {
    const from = kind.today ? 1 + draw(3) : 1 + draw(draw(3) === 0 ? 480 : 90);
    const nights = NIGHTS[draw(NIGHTS.length)] ?? 3;
    const area = kind.city ? `'${AREAS[draw(AREAS.length)]}'` : 'null';
    const page = kind.popular ? 'search_popular_page' : 'search_cabin_page';
    return `select * from public.${page}(current_date + ${from}, current_date + ${from + nights}, ${area},
      ${1 + draw(draw(4) === 0 ? 12 : 6)}, ${kind.flexibleDays}, '${TAX_RATES}', now(), 30, ${kind.offset}${kind.none ? `, 'hot-tub'` : ''})`;
  });
}
