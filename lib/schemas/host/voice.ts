import { z } from 'zod';
import { VOICE_LIMITS, WAVE_BARS } from '../../domain/host/voice-file.ts';
import { intSchema, longTextSchema, uuidSchema } from '../fields.ts';

const waveSchema = z.array(intSchema(0, 9)).length(WAVE_BARS);
const transcriptSchema = longTextSchema(VOICE_LIMITS.transcript).pipe(z.string().min(1));

export const voiceSchema = z.strictObject({
  url: z.string().max(200),
  seconds: z.number(),
  wave: waveSchema,
  transcript: z.string(),
});
export type HostVoice = z.infer<typeof voiceSchema>;

/** Where the staff can hear a cabin's voice, live or not. */
export const hostVoiceUrl = (slug: string, url: string): string =>
  `/host/api/voices/${slug}/${url.slice(url.lastIndexOf('/') + 1)}`;

/** The response of `host_voice`. */
export const voiceCabinSchema = z.object({
  id: uuidSchema,
  slug: z.string(),
  title: z.string(),
  live: z.boolean(),
  voice: voiceSchema.nullable(),
});
export type VoiceCabin = z.infer<typeof voiceCabinSchema>;

/** The response of `host_save_voice`: the file that is no longer used. */
export const savedVoiceSchema = z.object({ former: z.string().nullable() });

export const voiceTextSchema = z.strictObject({ transcript: transcriptSchema });
export type VoiceText = z.input<typeof voiceTextSchema>;

export const finishedVoiceSchema = z.strictObject({
  cabinId: uuidSchema,
  slug: z.string(),
  uploadId: uuidSchema,
  wave: waveSchema,
  transcript: transcriptSchema,
  seen: voiceSchema.nullable(),
});
export type FinishedVoice = z.infer<typeof finishedVoiceSchema>;
