import { randomUUID } from 'node:crypto';
import { priceHostStay } from '../../../lib/domain/pricing/host-price.ts';
import type { Adjustment } from '../../../lib/domain/pricing/quote.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { quoteInputsSchema } from '../../../lib/schemas/quote-inputs.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { createReference, createToken } from '../../functions/_shared/identifiers.ts';
import { admin } from './backend.ts';
import { newPhone } from './texts.ts';

/** The request of book_for_host as the function host-booking makes it, at the current price, to be paid by link. */
export async function hostRequest(
  cabinId: string,
  stay: Stay,
  rest: Record<string, unknown> & { adjustment?: Adjustment; sellsTonight?: boolean } = {},
) {
  const { adjustment = null, sellsTonight, ...changes } = rest;
  const inputs = await callRpc(
    admin,
    'quote_inputs',
    { p_cabin_id: cabinId, p_check_in: stay.checkIn, p_check_out: stay.checkOut },
    quoteInputsSchema,
  );
  const party = { adults: 2, children: 0, pets: 0 };
  const now = new Date();
  const offered = { ...inputs, ...(sellsTonight && { tonightUntil: 24 }) };
  const asked = { ...stay, ...party, adjustment, minimumStayReason: null };
  const priced = priceHostStay(offered, asked, now);
  if (!priced.ok) throw new Error(`Not sold: ${priced.reason}`);
  return {
    key: randomUUID(),
    cabin_id: cabinId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    ...party,
    note: '',
    guest_name: 'June Carter',
    guest_email: `june.${randomUUID()}@example.com`,
    guest_phone: newPhone(),
    reference: createReference(),
    token: createToken(),
    quote: toQuoteJson(priced.quote, now.toISOString()),
    version: priced.version,
    payment: 'link',
    hold_hours: 24,
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
