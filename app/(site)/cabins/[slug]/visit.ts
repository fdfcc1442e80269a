import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { parseSearchParams } from '@/lib/domain/search/search-criteria';
import { DEFAULT_PARTY, parseCount } from '@/lib/domain/stays/party';
import { toStay } from '@/lib/domain/stays/stay';
import { shop } from '@/lib/shop/shop';

type Query = Record<string, string | string[] | undefined>;

/** Parses a cabin page's query. `stay` is null unless its dates are valid. */
export function parseVisit(query: Query) {
  const { criteria, problems } = parseSearchParams(query, shop().areas);
  const { guests } = criteria;
  const pets = parseCount(typeof query.pets === 'string' ? query.pets : null) ?? 0;
  return {
    criteria,
    guests,
    pets,
    party: { ...DEFAULT_PARTY, adults: guests, pets },
    promoCode: parsePromoCode(typeof query.promo === 'string' ? query.promo : ''),
    stay: problems.length === 0 ? toStay(criteria) : null,
  };
}

export type Visit = ReturnType<typeof parseVisit>;
