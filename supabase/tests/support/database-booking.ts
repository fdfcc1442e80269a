import { randomUUID } from 'node:crypto';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { createReference } from '../../functions/_shared/identifiers.ts';

export const GUEST = { name: 'Dolly Rivers', email: 'dolly@example.com', phone: '(865) 555-0134' };

/** The arguments that create-booking passes to the database, except the version of its inputs. */
export function databaseBooking(cabinId: string, { checkIn, checkOut }: Stay, totalCents: number) {
  const place = { cabin_id: cabinId, check_in: checkIn, check_out: checkOut };
  return {
    ...place,
    adults: 2,
    children: 0,
    pets: 0,
    guest_name: GUEST.name,
    guest_email: GUEST.email,
    guest_phone: '+18655550134',
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    token: randomUUID(),
    reference: createReference(),
    quote: { ...place, total_cents: totalCents, free_nights: 0, discount_percent: 0 },
  };
}
