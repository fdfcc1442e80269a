import { randomUUID } from 'node:crypto';
import { moveMoney } from '../../../lib/domain/bookings/stay-change.ts';
import { priceMove } from '../../../lib/domain/pricing/host-price.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { changePreviewSchema } from '../../../lib/schemas/stay-changes.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, database } from './backend.ts';
import { pay, type HeldStay } from './guest-bookings.ts';

export type Party = { adults?: number; children?: number; pets?: number };

/** A guest's change as the function guest-change sends it, after the page was read at that instant. */
export async function readChange(
  { token }: HeldStay,
  { checkIn, checkOut }: Stay,
  party: Party = {},
  now = new Date(),
) {
  const to = { check_in: checkIn, check_out: checkOut, adults: 2, children: 0, pets: 0, ...party };
  const asked = { p_token: token, p_now: now.toISOString() };
  const found = expectData(await admin.rpc('preview_stay_change', { ...asked, p_to: to }));
  const read = changePreviewSchema.parse(toCamelKeys(found));
  const wish = { checkIn, checkOut, adults: to.adults, children: to.children, pets: to.pets };
  const offer = priceMove(read, { ...wish, adjustment: read.adjustment }, now);
  if (!offer.ok) throw new Error(`Not sold: ${offer.reason}`);
  const money = moveMoney({
    beforeCents: read.totalCents,
    afterCents: offer.quote.totalCents,
    openCents: read.openCents,
    balanceCents: read.balanceCents,
    leftCents: read.leftCents,
  });
  const change = {
    id: randomUUID() as string,
    to,
    quote: toQuoteJson(offer.quote, now.toISOString()),
    seen: { moves: read.moves, version: offer.version, due_cents: money.dueCents },
    permission: read.permission as string,
    label: 'Difference of your changed stay',
  };
  return { read, money, totalCents: offer.quote.totalCents, args: { ...asked, p_change: change } };
}

export type Change = Awaited<ReturnType<typeof readChange>>;

export const sendChange = async ({ args }: Change) =>
  admin.rpc('change_for_guest', args as unknown as { p_token: string; p_change: Json });

export type Changed = { status: string; charge_id: string | null };
export const expectChanged = async (change: Change) =>
  expectData(await sendChange(change)) as Changed;

/** Reads and sends a change, like a guest who agrees to what is shown. */
export async function changeStay(...read: Parameters<typeof readChange>) {
  const change = await readChange(...read);
  return { ...change, ...(await expectChanged(change)) };
}

/** The refusal's code; null if it wasn't refused. */
export const changeRefusal = async (change: Change) =>
  (await sendChange(change)).error?.message ?? null;

/** Opens the payment page of a charge; returns its session. */
export async function openCharge({ id }: HeldStay, chargeId: string | null, now = new Date()) {
  const session = `cs_${randomUUID()}`;
  const payment = {
    provider: 'test',
    session_id: session,
    url: `http://localhost:3000/pay/${session}`,
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    charge_id: chargeId,
  };
  const begun = expectData(
    await admin.rpc('begin_payment', {
      p_booking_id: id,
      p_payment: payment,
      p_now: now.toISOString(),
    }),
  ) as { result: string };
  if (begun.result !== 'begun') throw new Error(`No payment page: ${begun.result}`);
  return session;
}

export const payChange = async (
  stay: HeldStay,
  { charge_id, money }: { charge_id: string | null; money: { chargeCents: number } },
  now = new Date(),
) => pay(await openCharge(stay, charge_id, now), money.chargeCents, now);

/** The booking as it is stored. */
export async function readStay({ id }: HeldStay) {
  const [row] = await database.query(
    `select s.check_in::text, s.check_out::text, b.status, b.adults, b.children, b.pets, b.total_cents, b.moves,
       public.refundable_cents(b.id) as kept,
       (select count(*) from public.occupancies o where o.cabin_id = b.cabin_id and o.released_at is null
         and o.kind = 'hold')::integer as holds,
       (select coalesce(sum(g.amount_cents), 0) from public.booking_charges g
         where g.booking_id = b.id and g.status = 'open')::integer as open,
       (select c.status from public.stay_changes c where c.booking_id = b.id
         order by c.created_at desc, c.id limit 1) as change
     from public.bookings b join public.occupancies s on s.id = b.occupancy_id where b.id = '${id}'`,
  );
  if (!row) throw new Error('No such booking');
  return row as {
    check_in: string;
    check_out: string;
    status: string;
    adults: number;
    children: number;
    pets: number;
    total_cents: number;
    moves: number;
    kept: number;
    holds: number;
    open: number;
    change: string | null;
  };
}

/** Sets who decides about changes; returns what restores the defaults. */
export async function setRules(rules: Record<string, string>) {
  const values = Object.entries(rules).map(([kind, who]) => `('change_${kind}', '${who}')`);
  await database.query(
    `insert into public.shop_settings (key, value) values ${values.join(', ')}
     on conflict (key) do update set value = excluded.value`,
  );
  return () => database.query(`delete from public.shop_settings where key like 'change\\_%'`);
}
