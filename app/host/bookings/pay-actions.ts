'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import {
  cancelCharge,
  createCharge,
  extendHold,
  recordPaidElsewhere,
} from '@/lib/data/host/new-booking';
import type { HostResult } from '@/lib/data/staff';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import {
  chargeSchema,
  elsewhereSchema,
  holdHoursSchema,
  type NewCharge,
  type PaidElsewhere,
} from '@/lib/schemas/host/new-booking';

const uuid = z.uuid();

async function refreshed<T>(work: Promise<HostResult<T>>): Promise<HostResult<T>> {
  const result = await work;
  if (result.ok) revalidatePath('/host', 'layout');
  return result;
}

export async function addCharge(reference: string, charge: NewCharge) {
  return refreshed(
    createCharge(bookingReferenceSchema.parse(reference), chargeSchema.parse(charge)),
  );
}

export async function takeBackCharge(chargeId: string) {
  return refreshed(cancelCharge(uuid.parse(chargeId)));
}

export async function holdUntil(reference: string, hours: number) {
  return refreshed(
    extendHold(bookingReferenceSchema.parse(reference), holdHoursSchema.parse(hours)),
  );
}

export async function markPaidElsewhere(
  reference: string,
  chargeId: string | null,
  paid: PaidElsewhere,
) {
  const charge = uuid.nullable().parse(chargeId);
  const work = recordPaidElsewhere(
    bookingReferenceSchema.parse(reference),
    charge,
    elsewhereSchema.parse(paid),
  );
  return refreshed(work);
}
