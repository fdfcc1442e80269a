import { limitsOf, textBudget, type Limit } from '../../../lib/http/rate-limits.ts';
import type { Admin } from '../_shared/work.ts';
import { hashSender, type TextSender } from '../_shared/messages/text-sender.ts';

export type TextLimits = {
  phoneHash: string;
  /** Stored with the consent. */
  addressHash: string;
  caller: Limit[];
  /** Limits of the number; released when the provider refuses the SMS. */
  number: Limit[];
  /** Limits of its number range (SMS pumping) and of the day. */
  shared: Limit[];
};

type Sender = TextSender & { cabinId: string; budget: number };

export async function textLimits(admin: Admin, sender: Sender): Promise<TextLimits> {
  const { cabinId, budget } = sender;
  const { phoneHash, prefixHash, sessionHash, networkHash, addressHash } = await hashSender(
    admin,
    sender,
  );
  return {
    phoneHash,
    addressHash,
    caller: limitsOf('text', { session: sessionHash, network: networkHash }),
    number: [
      ...limitsOf('text-minute', { phone: phoneHash }),
      ...limitsOf('text-cabin', { phoneAndCabin: `${phoneHash}:${cabinId}` }),
      ...limitsOf('text-day', { phone: phoneHash }),
    ],
    shared: [...limitsOf('text-prefix', { prefix: prefixHash }), textBudget(budget, 'links')],
  };
}
