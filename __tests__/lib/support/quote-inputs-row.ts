import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { quoteInputsSchema } from '@/lib/schemas/quote-inputs';
import { TAX_RATES } from '../../support/tax-rates';
import { CABIN_ID } from './pricing';

const TODAY = calendarDate('2026-11-20');

/** A cabin at $200 a night, $100 of cleaning and $50 for pets, open for sixty days, three nights at least. */
export const quoteInputsRow = {
  version: 'v1',
  today: TODAY,
  taxes: TAX_RATES,
  cabin: {
    id: CABIN_ID,
    slug: 'bear-hollow',
    city: 'Gatlinburg',
    timezone: 'America/New_York',
    max_guests: 6,
    max_pets: 2,
    nightly_rate: 20_000,
    cleaning_fee: 10_000,
    pet_fee: 5_000,
    nightly_surcharge: 0,
    free_cancel_days: 14,
  },
  days: eachDay(TODAY, addDays(TODAY, 60)).map((day) => ({
    day,
    available: true,
    price: null,
    min_stay: 3,
    allows_check_in: true,
    allows_check_out: true,
  })),
  promotion: null,
  deal: null,
  payment_terms: { deposit: 'full', balance_days: 30 },
};

export const quoteInputs = quoteInputsSchema.parse(toCamelKeys(quoteInputsRow));
