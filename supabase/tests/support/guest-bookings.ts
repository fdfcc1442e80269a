import { randomUUID } from 'node:crypto';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { notifyGuests } from '../../functions/job-booking-messages/notify-guests.ts';
import { admin, database } from './backend.ts';
import { databaseBooking } from './database-booking.ts';
import { askQuote, quoteBody, readVersion } from './requests.ts';
import { newPhone } from './texts.ts';

export type HeldStay = {
  id: string;
  token: string;
  reference: string;
  email: string;
  phone: string;
  totalCents: number;
};

/** The first of two payments, and how many days before check-in the other is due. */
type Deposit = { deposit_cents: number; balance_days: number };

/** Holds a stay for a new guest, as create-booking does at that instant. */
export async function holdStay(
  cabinId: string,
  stay: Stay,
  rest: { now?: Date; name?: string; email?: string; deposit?: Deposit } = {},
): Promise<HeldStay> {
  const { quote } = await askQuote(quoteBody(cabinId, stay));
  const email = rest.email ?? `june.${randomUUID()}@example.com`;
  const phone = newPhone();
  const request = {
    ...databaseBooking(cabinId, stay, quote.total_cents),
    quote,
    ...rest.deposit,
    token: randomUUID().replaceAll('-', ''),
    guest_name: rest.name ?? 'June Carter',
    guest_email: email,
    guest_phone: phone,
    version: await readVersion(cabinId, stay),
  };
  const outcome = expectData(
    await admin.rpc('create_booking', {
      p_request: request as unknown as Json,
      p_now: (rest.now ?? new Date()).toISOString(),
    }),
  ) as { result: string; booking?: { id: string } };
  if (!outcome.booking) throw new Error(`Not held: ${outcome.result}`);
  const { token, reference } = request;
  return { id: outcome.booking.id, token, reference, email, phone, totalCents: quote.total_cents };
}

/** Opens a payment page; returns its session. */
export async function openPayment({ id }: HeldStay, now = new Date()): Promise<string> {
  const session = `cs_${randomUUID()}`;
  const payment = {
    provider: 'test',
    session_id: session,
    url: `http://localhost:3000/pay/${session}`,
    expires_at: new Date(now.getTime() + 1_800_000).toISOString(),
  };
  const begun = await admin.rpc('begin_payment', {
    p_booking_id: id,
    p_payment: payment,
    p_now: now.toISOString(),
  });
  const { result } = expectData(begun) as { result: string };
  if (result !== 'begun') throw new Error(`No payment page: ${result}`);
  return session;
}

/** Sends the provider's payment notice. */
export async function pay(session: string, cents: number, now = new Date()): Promise<string> {
  const event = {
    event_id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    amount_cents: cents,
    currency: 'usd',
    provider_payment_id: `pi_${randomUUID()}`,
    receipt_url: 'https://receipts.example.com/1',
  };
  const confirmed = await admin.rpc('confirm_payment', {
    p_session_id: session,
    p_event: event,
    p_now: now.toISOString(),
  });
  return (expectData(confirmed) as { result: string }).result;
}

/** A booked and paid stay. */
export async function bookedStay(...held: Parameters<typeof holdStay>): Promise<HeldStay> {
  const stay = await holdStay(...held);
  const now = held[2]?.now;
  const due = held[2]?.deposit?.deposit_cents ?? stay.totalCents;
  await pay(await openPayment(stay, now), due, now);
  return stay;
}

export async function cancelStay(
  { token }: HeldStay,
  expectedCents: number,
  now = new Date(),
  by = 'guest',
): Promise<string> {
  const cancelled = await admin.rpc('cancel_booking', {
    p_token: token,
    p_by: by,
    p_expected_refund_cents: expectedCents,
    p_now: now.toISOString(),
  });
  return (expectData(cancelled) as { result: string }).result;
}

/** Marks other tests' pending messages as handled. */
export async function clearMessages(): Promise<void> {
  await database.query(
    'update public.booking_events set handled_at = now() where handled_at is null',
  );
  await database.query('update public.guest_messages set told_at = now() where told_at is null');
}

export const runMessages = (now = new Date()) => notifyGuests({ admin, now });

/** The outbox messages of a booking, ordered by name. */
export async function readStayMessages({ id }: HeldStay) {
  const rows = expectData(
    await admin
      .from('outbox')
      .select(
        'purpose, channel, recipient, status, subject, body, html, headers, send_at, send_before',
      )
      .like('dedupe_key', `booking:${id}:%`),
  );
  const name = (row: (typeof rows)[number]) => `${row.purpose} ${row.channel}`;
  return rows.sort((a, b) => name(a).localeCompare(name(b)));
}

type StayMessage = Awaited<ReturnType<typeof readStayMessages>>[number];

export const namesOf = (messages: readonly StayMessage[], status?: string): string[] =>
  messages
    .filter((message) => !status || message.status === status)
    .map(({ purpose, channel }) => `${purpose} ${channel}`);
