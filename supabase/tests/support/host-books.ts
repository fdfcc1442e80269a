import { randomUUID } from 'node:crypto';
import type { Adjustment } from '../../../lib/domain/pricing/quote.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { priceStay, type QuoteInputsRow } from '../../../lib/supabase/quote-inputs.ts';
import { admin } from './backend.ts';
import { newPhone } from './texts.ts';

/** What the console hands to host_book, at the price of now, to be paid by link. */
export async function hostRequest(
  cabinId: string,
  stay: Stay,
  rest: Record<string, unknown> & { adjustment?: Adjustment; sellsTonight?: boolean } = {},
) {
  const { adjustment, sellsTonight, ...changes } = rest;
  const row = expectData(
    await admin.rpc('quote_inputs', {
      ...{ p_cabin_id: cabinId, p_check_in: stay.checkIn, p_check_out: stay.checkOut },
    }),
  ) as unknown as QuoteInputsRow;
  const party = { adults: 2, children: 0, pets: 0 };
  const now = new Date();
  const terms = { adjustment: adjustment ?? null, sellsTonight };
  const priced = priceStay(row, { ...stay, ...party }, now, terms);
  if (!priced.ok) throw new Error(`Not sold: ${priced.reason}`);
  return {
    key: randomUUID(),
    ...{ cabin_id: cabinId, check_in: stay.checkIn, check_out: stay.checkOut },
    ...{ ...party, note: '' },
    guest_name: 'June Carter',
    guest_email: `june.${randomUUID()}@example.com`,
    guest_phone: newPhone(),
    quote: toQuoteJson(priced.quote, now.toISOString()),
    version: priced.version,
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
