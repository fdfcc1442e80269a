import { randomUUID } from 'node:crypto';
import { adjustQuote, type Adjustment } from '../../../lib/domain/pricing/adjustment.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { fromQuoteJson, toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin } from './backend.ts';
import { askQuote, quoteBody, readVersion } from './requests.ts';
import { newPhone } from './texts.ts';

/** What the console hands to host_book, at the price of now, to be paid by link. */
export async function hostRequest(
  cabinId: string,
  stay: Stay,
  rest: Record<string, unknown> & { adjustment?: Adjustment } = {},
) {
  const { adjustment, ...changes } = rest;
  const { quote: asked } = await askQuote(quoteBody(cabinId, stay));
  const priced = adjustment
    ? adjustQuote(fromQuoteJson(asked), 'Gatlinburg', adjustment)
    : fromQuoteJson(asked);
  if (!priced) throw new Error('Nothing is left to pay');
  return {
    key: randomUUID(),
    ...{ cabin_id: cabinId, check_in: stay.checkIn, check_out: stay.checkOut },
    ...{ adults: 2, children: 0, pets: 0, note: '' },
    guest_name: 'June Carter',
    guest_email: `june.${randomUUID()}@example.com`,
    guest_phone: newPhone(),
    quote: toQuoteJson(priced, asked.expires_at),
    version: await readVersion(cabinId, stay),
    ...{ payment: 'link', hold_hours: 24 },
    ...changes,
  };
}

export const paidElsewhere = {
  payment: 'offline',
  hold_hours: undefined,
  method: 'check',
  payment_note: 'No. 1042',
};

/** The booking as the database holds it. */
export const readBookingRow = async (reference: string) =>
  expectData(
    await admin
      .from('bookings')
      .select(
        'id, token, status, total_cents, made_by, hold_expires_at, terms_accepted_at, guest_phone',
      )
      .eq('reference', reference)
      .single(),
  );
