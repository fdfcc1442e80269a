'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { previewLetter, saveLetter } from '@/lib/data/host/settings/letters';
import { letterFormSchema, letterPreviewSchema } from '@/lib/schemas/letters';

export const save = hostAction([letterFormSchema], saveLetter, '/host/settings/letters');
export const preview = hostAction([letterPreviewSchema], async (letter) =>
  previewLetter(letter, await visitorOf()),
);
