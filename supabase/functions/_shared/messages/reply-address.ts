import { replyAddress } from '../../../../lib/domain/messaging/email-reply.ts';
import { readFunctionEnv } from '../../../../lib/env/functions.ts';
import { hashWithKey } from '../visitor.ts';

/** What only this project can say of a booking. */
export const replyProof = (reference: string): Promise<string> =>
  hashWithKey(`reply:${reference.toUpperCase()}`);

/** Where replies come back as messages: the header of emails to the guest; none where no mail is received. */
export async function replyHeaders(reference: string): Promise<Record<string, string>> {
  const { REPLY_ADDRESS: base, RESEND_WEBHOOK_SECRET: secret } = readFunctionEnv();
  if (!base || !secret) return {};
  return { 'Reply-To': replyAddress(base, { reference, proof: await replyProof(reference) }) };
}
