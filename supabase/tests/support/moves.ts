import assert from 'node:assert/strict';
import {
  compareLines,
  KEPT_PRICE_LABEL,
  moveMoney,
} from '../../../lib/domain/bookings/stay-change.ts';
import { priceMove } from '../../../lib/domain/pricing/host-price.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { movePreviewSchema, moveTargetSchema } from '../../../lib/schemas/host/bookings/moves.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { call, refusal, type Signed } from './staff.ts';

export type Target = {
  cabin_id: string;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  pets: number;
};

export const targetOf = (cabinId: string, { checkIn, checkOut }: Stay, changes = {}): Target => ({
  cabin_id: cabinId,
  check_in: checkIn,
  check_out: checkOut,
  adults: 2,
  children: 0,
  pets: 0,
  ...changes,
});

/** The arguments of move_for_host as the function host-move makes them, with the agreed price change. */
export async function readMove(
  who: Signed,
  reference: string,
  to: Target,
  keepsPrice = false,
  sellsTonight = false,
) {
  const preview = await call<object>(who, 'host_preview_move', {
    p_reference: reference,
    p_to: to,
  });
  const read = movePreviewSchema.parse(toCamelKeys(preview));
  const inputs = { ...read.inputs, ...(sellsTonight && { tonightUntil: 24 }) };
  const wish = { ...moveTargetSchema.parse(toCamelKeys(to)), adjustment: read.adjustment };
  const offer = priceMove({ ...read, inputs }, wish, new Date());
  if (!offer.ok) throw new Error(`Not sold: ${offer.reason}`);
  const { quote } = offer;
  const money = moveMoney({
    beforeCents: read.totalCents,
    afterCents: quote.totalCents,
    openCents: read.openCents,
    balanceCents: read.balanceCents,
    leftCents: read.leftCents,
  });
  return {
    read,
    quote,
    money,
    promo: offer.promo,
    deal: offer.deal,
    lines: compareLines(read.lines, quote.lines),
    args: {
      p_reference: reference,
      p_to: to,
      p_quote: toQuoteJson(quote, new Date().toISOString()),
      p_seen: {
        moves: read.moves,
        version: offer.version,
        due_cents: keepsPrice ? 0 : money.dueCents,
      },
      p_reason: 'The guest asked for it',
      p_labels: { kept_price: KEPT_PRICE_LABEL, charge: 'Difference of your changed stay' },
      p_keep_price: keepsPrice,
    },
  };
}

export type Moved = {
  charge_id: string | null;
  charge_cents: number;
  refund_cents: number;
  balance_cents: number;
  moves: number;
};

/** Reads and moves, like a host who confirms what is shown. */
export async function moveStay(...read: Parameters<typeof readMove>) {
  const move = await readMove(...read);
  const moved = await call<Moved>(read[0], 'move_for_host', move.args);
  // The console's preview, compared with the database's result.
  const { chargeCents, refundCents, balanceCents } = read[3]
    ? { chargeCents: 0, refundCents: 0, balanceCents: move.read.balanceCents }
    : move.money;
  assert.deepEqual(
    [moved.charge_cents, moved.refund_cents, moved.balance_cents],
    [chargeCents, refundCents, balanceCents],
  );
  return { ...move, moved };
}

export const moveRefusal = (who: Signed, args: object) => refusal(who, 'move_for_host', args);
