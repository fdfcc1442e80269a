import { AREAS } from '@/lib/domain/catalog/cabin';
import type { FlexibleDays, SearchCriteria } from '@/lib/domain/search/search-criteria';

export type Alternative = { label: string; criteria: SearchCriteria };

/** Offered at once. */
export const MAX_ALTERNATIVES = 4;

const WIDER: readonly Exclude<FlexibleDays, 'exact'>[] = ['3', '7'];

function listWider(criteria: SearchCriteria): Alternative[] {
  const flexible = Number(criteria.flexibleDays) || 0;
  return WIDER.filter((days) => Number(days) > flexible).map((flexibleDays) => ({
    label: `± ${flexibleDays} days`,
    criteria: { ...criteria, flexibleDays },
  }));
}

function listElsewhere(criteria: SearchCriteria): Alternative[] {
  if (criteria.city === 'all') return [];
  return AREAS.filter((area) => area.slug !== criteria.city).map((area) => ({
    label: area.city,
    criteria: { ...criteria, city: area.slug },
  }));
}

/**
 * Other searches to try when one finds nothing, nearest to the wish first: the same place a few days away, the same
 * dates elsewhere, a few days away anywhere, any dates.
 */
export function listAlternatives(criteria: SearchCriteria): Alternative[] {
  if (criteria.checkIn === null || criteria.checkOut === null) return listElsewhere(criteria);
  const wider = listWider(criteria);
  const widerAnywhere =
    criteria.city === 'all' ? [] : listWider({ ...criteria, city: 'all' }).slice(-1);
  return [
    ...wider,
    ...listElsewhere(criteria),
    ...widerAnywhere.map(({ label, criteria: anywhere }) => ({
      label: `All areas, ${label}`,
      criteria: anywhere,
    })),
    {
      label: 'Any dates',
      criteria: { ...criteria, checkIn: null, checkOut: null, flexibleDays: null },
    },
  ];
}
