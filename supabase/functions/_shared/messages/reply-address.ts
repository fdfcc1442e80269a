import { replyAddress } from '../../../../lib/domain/messaging/email-reply.ts';
import { readFunctionEnv } from '../../../../lib/env/functions.ts';
import { hashWithKey } from '../visitor.ts';

/** A proof for the reference of a booking or a question that only this project can compute. */
export const replyProof = (reference: string): Promise<string> =>
  hashWithKey(`reply:${reference.toUpperCase()}`);

/** The Reply-To header of emails to the guest, so that replies become messages; empty where no mail is received. */
export async function replyHeaders(reference: string): Promise<Record<string, string>> {
  const { REPLY_ADDRESS: base, RESEND_WEBHOOK_SECRET: secret } = readFunctionEnv();
  if (!base || !secret) return {};
  return { 'Reply-To': replyAddress(base, { reference, proof: await replyProof(reference) }) };
}
