import 'server-only';
import { join } from 'node:path';
import { VOICE_LIMITS, voiceTypeOf, type VoiceType } from '../domain/host/voice-file';
import { runIsolated } from '@/lib/runtime/run-isolated';

/** The published version of a recording: only its sound, without location, date and other metadata. */
export type ConvertedVoice = { file: Uint8Array; type: VoiceType; seconds: number };
type VoiceProblem = 'voice_unknown' | 'voice_unreadable' | 'voice_too_long';

const SCRIPT = join(process.cwd(), 'lib/voices/voice-process.mjs');
const LIMITS = { memoryMb: 128, timeoutMs: 10_000 };
const LENGTHS = {
  minSeconds: VOICE_LIMITS.minSeconds,
  maxSeconds: VOICE_LIMITS.seconds + VOICE_LIMITS.graceSeconds,
};
const CODES = {
  unknown: 'voice_unknown',
  broken: 'voice_unreadable',
  too_long: 'voice_too_long',
} as const;

/**
 * Converts a recording for publishing: the original encoding in a new container. Refuses files that aren't MP4 or WebM
 * by their first bytes, and too long ones by their packets, because browsers' recorders write no length. Runs in a
 * process of its own, because a few bytes may claim billions of packets.
 */
export async function convertVoice(
  original: Buffer,
): Promise<({ ok: true } & ConvertedVoice) | { ok: false; code: VoiceProblem }> {
  if (voiceTypeOf(original) === null) return { ok: false, code: 'voice_unknown' };
  const outcome = await runIsolated<ConvertedVoice | keyof typeof CODES>(
    SCRIPT,
    { file: original, ...LENGTHS },
    LIMITS,
    'broken',
  );
  return typeof outcome === 'string'
    ? { ok: false, code: CODES[outcome] }
    : { ok: true, ...outcome };
}
