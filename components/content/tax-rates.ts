import { listAreas, type AreaSlug } from '@/lib/domain/catalog/cabin';
import { taxRateOn } from '@/lib/domain/pricing/tax';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';

type AreaTaxes = {
  slug: AreaSlug;
  city: string;
  state: string;
  local: string;
  lodging: string;
  sum: string;
};

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/** What a short stay that begins on the day is taxed, as the quote has it. */
export const listAreaTaxes = (rates: readonly TaxRate[], checkIn: CalendarDate): AreaTaxes[] =>
  listAreas().map(({ slug, city }) => {
    const { state, local, occupancy } = taxRateOn(rates, city, checkIn);
    return {
      slug,
      city,
      state: percent(state),
      local: percent(local),
      lodging: percent(occupancy),
      sum: percent(state + local + occupancy),
    };
  });
