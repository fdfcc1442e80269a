'use server';

import { hostAction } from '@/app/host/host-action';
import { removeExamples } from '@/lib/data/host/examples';
import { removalSchema } from '@/lib/schemas/host/examples';

export const remove = hostAction([removalSchema], removeExamples, '/host');
