import type { Limit } from '../_shared/allowances.ts';
import { textLimit } from '../_shared/budgets.ts';
import { knownPhoneHash, lastingHash } from '../_shared/phone-hash.ts';
import { networkOf } from '../../../lib/domain/network.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
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

// Two windows that begin at the same instant need keys of their own.
export async function limitsOf(admin: Admin, sender: Sender): Promise<TextLimits> {
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
    caller: [
      { key: `text:session:${sessionHash}`, most: 5, seconds: HOUR },
      { key: `text:address:${networkHash}`, most: 20, seconds: HOUR },
      { key: `text:address-day:${networkHash}`, most: 60, seconds: DAY },
    ],
    number: [
      { key: `text:number:${phoneHash}`, most: 1, seconds: MINUTE },
      { key: `text:number-cabin:${phoneHash}:${cabinId}`, most: 1, seconds: 10 * MINUTE },
      { key: `text:number-day:${phoneHash}`, most: 3, seconds: DAY },
    ],
    shared: [
      { key: `text:prefix:${prefixHash}`, most: 30, seconds: DAY },
      textLimit({ TEXT_DAILY_BUDGET: budget }, 'links'),
    ],
  };
}
