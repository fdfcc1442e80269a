import { randomUUID } from 'node:crypto';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { databaseBooking } from './database-booking.ts';

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;
export type Hold = {
  id: string;
  occupancy_id: string;
  token: string;
  reference: string;
  status: string;
  total_cents: number;
  hold_expires_at: string;
};
type Outcome = { result: string; booking?: Hold };

export const PRICE = 28_188;

const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
const jsonText = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;
const at = (now: Date) => `${quoted(now.toISOString())}::timestamptz`;

/** The statement that holds a stay at any instant, for a separate connection. */
export function holdSql(cabinId: string, stay: Stay, now: Date, rest: object = {}): string {
  const request = { ...databaseBooking(cabinId, stay, PRICE), ...rest };
  return `select public.create_booking(${jsonText(request)} || jsonb_build_object('version',
    public.quote_inputs('${cabinId}', '${stay.checkIn}', '${stay.checkOut}', null, null, ${at(now)}) ->> 'version'
  ), ${at(now)}) as outcome`;
}

export const eventOf = (rest: object = {}) => ({
  event_id: `evt_${randomUUID()}`,
  type: 'checkout.session.completed',
  amount_cents: PRICE,
  currency: 'usd',
  provider_payment_id: `pi_${randomUUID()}`,
  ...rest,
});

/** The statement that a payment notice results in. */
export const confirmSql = (sessionId: string, now: Date, rest: object = {}): string =>
  `select public.confirm_payment(${quoted(sessionId)}, ${jsonText(eventOf(rest))}, ${at(now)}) as outcome`;

async function outcomeOf(query: Query, sql: string): Promise<Outcome> {
  const [row] = await query(sql);
  return row?.outcome as Outcome;
}

export const hold = (query: Query, cabinId: string, stay: Stay, now: Date, rest: object = {}) =>
  outcomeOf(query, holdSql(cabinId, stay, now, rest));

/** A held stay with a payment page, bypassing the functions; returns its booking and the page's id. */
export async function holdToPay(query: Query, cabinId: string, stay: Stay, now: Date) {
  const { result, booking } = await hold(query, cabinId, stay, now);
  if (!booking) throw new Error(`No hold: ${result}`);
  const sessionId = `cs_test_${randomUUID().replaceAll('-', '')}`;
  const page = {
    provider: 'test',
    session_id: sessionId,
    url: `/pay/${sessionId}`,
    expires_at: new Date(now.getTime() + 32 * 60_000).toISOString(),
  };
  const begun = await outcomeOf(
    query,
    `select public.begin_payment('${booking.id}', ${jsonText(page)}, ${at(now)}) as outcome`,
  );
  if (begun.result !== 'begun') throw new Error(`No payment: ${begun.result}`);
  return { booking, sessionId };
}

export const confirm = async (query: Query, sessionId: string, now: Date, rest: object = {}) =>
  (await outcomeOf(query, confirmSql(sessionId, now, rest))).result;

export const minutesLater = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000);

export async function statusOf(query: Query, bookingId: string): Promise<string> {
  const [row] = await query(`select status from public.bookings where id = '${bookingId}'`);
  return String(row?.status);
}
