import 'server-only';
import { toMovePreview } from '@/lib/data/bookings/move-preview';
import { explainUnavailable } from '@/lib/data/host/bookings/unavailable-stay';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { readHost, type HostFailure, toJson, writeHost } from '@/lib/data/staff/staff';
import { changeAnsweredSchema, type ChangeAnswer } from '@/lib/schemas/host/bookings/bookings';
import { priceMove } from '@/lib/domain/pricing/host-price';
import type { OfferReason } from '@/lib/domain/pricing/offer';
import {
  moveAnswerSchema,
  movePreviewSchema,
  type Move,
  type MovePreview,
  type MoveWish,
} from '@/lib/schemas/host/bookings/moves';

type PreviewFailure = HostFailure | { ok: false; code: 'not_sold'; reason: OfferReason };

/** Prices the changed booking line by line. */
export async function previewMove(
  reference: string,
  { to, adjustment }: MoveWish,
): Promise<{ ok: true; data: MovePreview } | PreviewFailure> {
  const now = new Date();
  const args = { p_reference: reference, p_to: toJson(to) };
  const answer = await readHost('host_preview_move', args, movePreviewSchema);
  if (!answer.ok) return answer;
  const read = answer.data;
  const offer = priceMove(read, { ...to, adjustment }, now);
  if (!offer.ok) {
    const unavailable = await explainUnavailable(read.inputs, to, offer.reason, reference, now);
    return 'code' in unavailable ? unavailable : { ...unavailable, code: 'not_sold' };
  }
  return { ok: true, data: toMovePreview(read, offer, now) };
}

const CHANGED = { ok: false, code: 'price_changed', detail: {} } as const;

/** Changes the booking if it is still as the host saw it. */
export async function moveBooking(reference: string, move: Move, visitor: Visitor) {
  const answer = await callAsMember('host-move', { reference, ...move }, visitor, moveAnswerSchema);
  if (answer === null) throw new Error('The function host-move gave no answer');
  if (!answer.ok) return answer;
  if (!('reason' in answer.data)) return { ok: true as const, data: answer.data };
  const priced = await previewMove(reference, move);
  return priced.ok ? CHANGED : priced;
}

/** Approves or declines a change that a guest asks for. */
export const answerChange = (id: string, { approves, note, key }: ChangeAnswer) =>
  writeHost(
    'host_answer_change',
    { p_change_id: id, p_approves: approves, p_note: note, p_key: key },
    changeAnsweredSchema,
  );
