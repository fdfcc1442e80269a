import { AREAS, type AreaSlug } from '@/lib/domain/catalog/cabin';
import type { TaxRate } from '@/lib/domain/values/tax-rate';
import { taxRatesByPlace } from '@/lib/domain/pricing/tax';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

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

export type TaxPlaces = Readonly<Record<string, readonly TaxRate[]>>;

/** What a short stay that begins on the day is taxed, as the quote has it. */
export function listAreaTaxes(places: TaxPlaces, checkIn: CalendarDate): AreaTaxes[] {
  const rates = taxRatesByPlace(places, { checkIn, nights: USUAL_NIGHTS });
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
