import { limitsOf, textBudget, type Limit } from '../../../lib/rate-limits.ts';
import { knownPhoneHash, lastingHash } from '../_shared/phone-hash.ts';
import { networkOf } from '../../../lib/domain/network/ip-prefix.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';

const LINE_DIGITS = 4;

export type TextLimits = {
  phoneHash: string;
  /** For the record of the consent. */
  addressHash: string;
  /** What one caller may ask for. */
  caller: Limit[];
  /** What the number itself may get: given back when the provider has refused a text. */
  number: Limit[];
  /** What its neighbours (pumped ranges) and the day may get. */
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
    hashPrivately(`prefix:${phone.slice(0, -LINE_DIGITS)}`),
    hashPrivately(`session:${sessionId}`),
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
