import { AREAS, type AreaSlug } from '@/lib/domain/catalog/cabin';
import { taxRatesByCity } from '@/lib/domain/pricing/tax';

const USUAL_NIGHTS = 3;

type AreaTaxes = {
  slug: AreaSlug;
  city: string;
  state: string;
  local: string;
  lodging: string;
  sum: string;
};

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/** What a stay of up to 30 nights is taxed, as the quote has it. */
export function listAreaTaxes(): AreaTaxes[] {
  const rates = taxRatesByCity(USUAL_NIGHTS);
  return AREAS.map(({ slug, city }) => {
    const [state = 0, local = 0, lodging = 0] = rates[city.toLowerCase()] ?? rates['*'] ?? [];
    return {
      slug,
      city,
      state: percent(state),
      local: percent(local),
      lodging: percent(lodging),
      sum: percent(state + local + lodging),
    };
  });
}
