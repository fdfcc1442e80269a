'use server';

import { refreshed } from '@/app/host/refreshed';
import { assignThread, settleText } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';

/** Null: nobody in particular. */
export async function assign(reference: string, userId: string | null) {
  const work = assignThread(
    bookingReferenceSchema.parse(reference),
    uuidSchema.nullable().parse(userId),
  );
  return refreshed('/host/messages', work);
}

export async function settle(id: string) {
  return refreshed('/host/messages', settleText(uuidSchema.parse(id)));
}
