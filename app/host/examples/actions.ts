'use server';

import { hostAction } from '@/app/host/host-action';
import { removeExamples } from '@/lib/data/host/examples';
import { expectedExamplesSchema } from '@/lib/schemas/host/examples';

export const remove = hostAction([expectedExamplesSchema], removeExamples, '/host');
