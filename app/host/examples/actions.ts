'use server';

import { refreshed } from '@/app/host/refreshed';
import { removeExamples } from '@/lib/data/host/examples';

export async function remove() {
  return refreshed('/host', removeExamples());
}
