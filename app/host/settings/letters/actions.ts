'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import * as letters from '@/lib/data/host/settings/letters';
import { letterFormSchema, letterPreviewSchema } from '@/lib/schemas/letters';

export const saveLetter = hostAction(
  [letterFormSchema],
  letters.saveLetter,
  '/host/settings/letters',
);
export const previewLetter = hostAction([letterPreviewSchema], async (letter) =>
  letters.previewLetter(letter, await visitorOf()),
);
