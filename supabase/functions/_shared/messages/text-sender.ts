import { networkOf } from '../../../../lib/domain/network/ip-prefix.ts';
import { adoptPhoneHash, lastingHash } from './phone-hash.ts';
import type { Admin } from '../work.ts';
import { hashNetwork, hashWithKey } from '../visitor.ts';

const LINE_DIGITS = 4;

export type TextSender = { phone: string; sessionId: string; address: string };

/** The requester and phone number of a text as the keyed hashes used for limits and consents. */
export async function hashSender(admin: Admin, { phone, sessionId, address }: TextSender) {
  const [phoneHash, prefixHash, sessionHash, networkHash, addressHash] = await Promise.all([
    adoptPhoneHash(admin, phone),
    hashWithKey(`prefix:${phone.slice(0, -LINE_DIGITS)}`),
    hashWithKey(`session:${sessionId}`),
    hashNetwork(address),
    lastingHash(`network:${networkOf(address)}`),
  ]);
  return { phoneHash, prefixHash, sessionHash, networkHash, addressHash };
}

export const visitorPage = (request: Request) =>
  request.headers.get('X-Visitor-Page')?.slice(0, 200) ?? null;
