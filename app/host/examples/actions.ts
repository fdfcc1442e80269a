'use server';

import { hostAction } from '@/app/host/host-action';
import * as examples from '@/lib/data/host/examples';
import { removalSchema } from '@/lib/schemas/host/examples';

export const removeExamples = hostAction([removalSchema], examples.removeExamples, '/host');
