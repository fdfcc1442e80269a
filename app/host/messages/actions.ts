'use server';

import { revalidatePath } from 'next/cache';
import { assignThread } from '@/lib/data/host/messages';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';

/** Null: nobody in particular. */
export async function assign(reference: string, userId: string | null) {
  const result = await assignThread(
    bookingReferenceSchema.parse(reference),
    uuidSchema.nullable().parse(userId),
  );
  if (result.ok) revalidatePath('/host/messages', 'layout');
  return result;
}
