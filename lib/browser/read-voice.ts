import { typeOfFile } from '@/lib/browser/send-file';
import { VOICE_LIMITS, voiceTypeOf, waveOf } from '@/lib/domain/host/voice-file';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

/** The reason not to upload a recording, or null. */
export async function voiceProblem(file: File): Promise<RefusalCode | null> {
  if (file.size > VOICE_LIMITS.maxBytes) return 'voice_too_large';
  try {
    return (await typeOfFile(file, voiceTypeOf)) === null ? 'voice_unknown' : null;
  } catch {
    return 'voice_unreadable';
  }
}

type ReadVoice = { ok: true; seconds: number; wave: number[] } | { ok: false; code: RefusalCode };

const refuse = (code: RefusalCode) => ({ ok: false, code }) as const;

/** Reads a recording's length and loudness with the browser's decoder; throws when it can't be decoded. */
export async function readVoice(file: File): Promise<ReadVoice> {
  const problem = await voiceProblem(file);
  if (problem !== null) return refuse(problem);
  try {
    const decoder = new OfflineAudioContext(1, 1, 44_100);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    const seconds = sound.duration;
    if (seconds > VOICE_LIMITS.seconds + VOICE_LIMITS.graceSeconds) return refuse('voice_too_long');
    if (seconds < VOICE_LIMITS.minSeconds) return refuse('voice_unreadable');
    return { ok: true, seconds, wave: waveOf(sound.getChannelData(0)) };
  } catch {
    return refuse('voice_unreadable');
  }
}
