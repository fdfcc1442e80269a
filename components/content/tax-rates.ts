import { findTaxRate } from '@/lib/domain/pricing/tax';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { taxLineText, taxSumText } from '@/lib/copy/tax-words';
import { type AreaSlug } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

type AreaTaxes = { slug: AreaSlug; city: string; lines: string; sum: string };

/** The taxes of a short stay with this check-in day, worded as on the quote, for every area whose taxes are known. */
export const listAreaTaxes = (rates: readonly TaxRate[], checkIn: CalendarDate): AreaTaxes[] =>
  shop().areas.flatMap(({ slug, city }) => {
    const rate = findTaxRate(rates, city, checkIn);
    if (!rate) return [];
    const lines = rate.lines.map((line) => taxLineText(line, rate)).join(', ');
    return [{ slug, city, lines, sum: taxSumText(rate.lines) }];
  });
