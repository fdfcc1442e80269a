import { limitsOf, textBudget, type Limit } from '../../../lib/rate-limits.ts';
import { knownPhoneHash, lastingHash } from '../_shared/phone-hash.ts';
import { networkOf } from '../../../lib/domain/network/ip-prefix.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { hashNetwork, hashWithKey } from '../_shared/visitor.ts';

const LINE_DIGITS = 4;

export type TextLimits = {
  phoneHash: string;
  /** For the consent record. */
  addressHash: string;
  /** Limits of the caller. */
  caller: Limit[];
  /** Limits of the number; given back when the provider has refused the SMS. */
  number: Limit[];
  /** Limits of its range of numbers (SMS pumping) and of the day. */
  shared: Limit[];
};

type Sender = {
  phone: string;
  sessionId: string;
  address: string;
  cabinId: string;
  budget: number;
};

export async function textLimits(admin: Admin, sender: Sender): Promise<TextLimits> {
  const { phone, sessionId, address, cabinId, budget } = sender;
  const [phoneHash, prefixHash, sessionHash, networkHash, addressHash] = await Promise.all([
    knownPhoneHash(admin, phone),
    hashWithKey(`prefix:${phone.slice(0, -LINE_DIGITS)}`),
    hashWithKey(`session:${sessionId}`),
    hashNetwork(address),
    lastingHash(`network:${networkOf(address)}`),
  ]);
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
