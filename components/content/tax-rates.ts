import { listAreas, type AreaSlug } from '@/lib/domain/catalog/cabin';
import { findTaxRate } from '@/lib/domain/pricing/tax';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { taxLineText, taxSumText } from '@/lib/tax-words';

type AreaTaxes = { slug: AreaSlug; city: string; lines: string; sum: string };

/** What a short stay that begins on the day is taxed, as the quote has it, where the taxes are known. */
export const listAreaTaxes = (rates: readonly TaxRate[], checkIn: CalendarDate): AreaTaxes[] =>
  listAreas().flatMap(({ slug, city }) => {
    const rate = findTaxRate(rates, city, checkIn);
    if (!rate) return [];
    const lines = rate.lines.map((line) => taxLineText(line, rate)).join(', ');
    return [{ slug, city, lines, sum: taxSumText(rate.lines) }];
  });
