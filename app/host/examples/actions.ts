'use server';

import { z } from 'zod';
import { refreshed } from '@/app/host/refreshed';
import { removeExamples } from '@/lib/data/host/examples';

export async function remove(expectedBookings: number) {
  const { data } = z.int().nonnegative().safeParse(expectedBookings);
  return refreshed('/host', removeExamples(data ?? -1));
}
