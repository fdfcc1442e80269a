'use server';

import { refreshed } from '@/app/host/refreshed';
import {
  cancelCharge,
  createCharge,
  extendHold,
  recordPaidElsewhere,
} from '@/lib/data/host/new-booking';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import {
  chargeSchema,
  elsewhereSchema,
  holdHoursSchema,
  type NewCharge,
  type PaidElsewhere,
} from '@/lib/schemas/host/new-booking';

export async function addCharge(reference: string, charge: NewCharge) {
  return refreshed(
    '/host',
    createCharge(bookingReferenceSchema.parse(reference), chargeSchema.parse(charge)),
  );
}

export async function takeBackCharge(chargeId: string) {
  return refreshed('/host', cancelCharge(uuidSchema.parse(chargeId)));
}

export async function holdUntil(reference: string, hours: number) {
  return refreshed(
    '/host',
    extendHold(bookingReferenceSchema.parse(reference), holdHoursSchema.parse(hours)),
  );
}

export async function markPaidElsewhere(
  reference: string,
  chargeId: string | null,
  paid: PaidElsewhere,
) {
  const charge = uuidSchema.nullable().parse(chargeId);
  const work = recordPaidElsewhere(
    bookingReferenceSchema.parse(reference),
    charge,
    elsewhereSchema.parse(paid),
  );
  return refreshed('/host', work);
}
