'use server';

import { z } from 'zod';
import { revalidateAfter } from '@/app/host/revalidate-after';
import { removeExamples } from '@/lib/data/host/examples';

export async function remove(expectedBookings: number) {
  const { data } = z.int().nonnegative().safeParse(expectedBookings);
  return revalidateAfter('/host', removeExamples(data ?? -1));
}
