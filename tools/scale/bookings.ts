import { randomBytes, randomUUID } from 'node:crypto';
import type { Sample, Session } from './session.ts';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const reference = () => `MM-${[...randomBytes(8)].map((byte) => LETTERS[byte % 32]).join('')}`;
const iso = (value: unknown) => (value as Date).toISOString().slice(0, 10);

/** Books stays that a search has found, checks that the next search no longer finds them, and releases them. */
export async function timeBookings(session: Session, searches: readonly string[]) {
  const book: Sample[] = [];
  const confirm: Sample[] = [];
  for (const search of searches) {
    const [found] = await session.run(search);
    if (!found) continue;
    const stay = `'${found.cabin_id}', '${iso(found.check_in)}', '${iso(found.check_out)}'`;
    const [inputs] = await session.run(
      `select public.quote_inputs(${stay}) ->> 'version' as version`,
    );
    const request = {
      cabin_id: found.cabin_id,
      check_in: iso(found.check_in),
      check_out: iso(found.check_out),
      version: inputs?.version,
      reference: reference(),
      token: randomUUID(),
      adults: 1,
      children: 0,
      pets: 0,
      idempotency_key: randomUUID(),
      request_hash: 'scale',
      guest_name: 'Scale',
      guest_email: 'scale@example.com',
      guest_phone: '+18655550134',
      quote: { total_cents: Number(found.total_cents), free_nights: 0, discount_percent: 0 },
    };
    const { rows, sample } = await session.timed(
      `select public.create_booking('${JSON.stringify(request)}') as answer`,
    );
    const { result, booking } = rows[0]?.answer ?? {};
    if (result !== 'created')
      throw new Error(`A stay that was found could not be booked: ${result}`);
    book.push(sample);
    const again = await session.run(search);
    if (
      again.some(
        (row) => row.cabin_id === found.cabin_id && iso(row.check_in) === iso(found.check_in),
      )
    )
      throw new Error('A search found a stay that was taken.');
    const moved = await session.timed(`select public.release_hold('${booking.id}')`);
    confirm.push(moved.sample);
  }
  return { book, release: confirm };
}
