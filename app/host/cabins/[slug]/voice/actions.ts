'use server';

import { hostAction } from '@/app/host/host-action';
import { finishVoice, saveVoice, startVoice } from '@/lib/data/host/voice';
import { uuidSchema } from '@/lib/schemas/fields';
import { finishedVoiceSchema, voiceSchema, voiceTextSchema } from '@/lib/schemas/host/voice';

const PATH = '/host/cabins';

export const startVoiceUpload = hostAction([uuidSchema], startVoice);
export const finishVoiceUpload = hostAction([finishedVoiceSchema], finishVoice, PATH);
export const saveTranscript = hostAction(
  [uuidSchema, voiceTextSchema, voiceSchema],
  (cabinId, text, seen) => saveVoice(cabinId, { ...seen, ...text }, seen),
  PATH,
);
export const removeVoice = hostAction(
  [uuidSchema, voiceSchema],
  (cabinId, seen) => saveVoice(cabinId, null, seen),
  PATH,
);
