import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { VOICE_LIMITS, voiceTypeOf, type VoiceType } from '../domain/host/voice-file';
import { workerOutcome } from '@/lib/runtime/worker-outcome';

/** What is published of a recording: its sound alone, without place, date and other metadata. */
export type ConvertedVoice = { file: Uint8Array; type: VoiceType; seconds: number };
type VoiceProblem = 'voice_unknown' | 'voice_unreadable' | 'voice_too_long';

const WORKER = join(process.cwd(), 'lib/voices/voice-worker.mjs');
const TIMEOUT_MS = 10_000;
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
 * Makes what is published of a recording: the sound as it was encoded, in a container written anew. Refuses by its first
 * bytes what is neither MP4 nor WebM, and by its packets what is too long, because recorders of browsers write no length.
 * It runs in a thread of its own: a few bytes may claim billions of packets.
 */
export async function convertVoice(
  original: Buffer,
): Promise<({ ok: true } & ConvertedVoice) | { ok: false; code: VoiceProblem }> {
  if (voiceTypeOf(original) === null) return { ok: false, code: 'voice_unknown' };
  const file = Uint8Array.from(original);
  const worker = new Worker(WORKER, {
    workerData: { file, ...LENGTHS },
    transferList: [file.buffer],
    // Don't inherit the server's Node flags.
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const outcome = await workerOutcome<ConvertedVoice | keyof typeof CODES>(
    worker,
    TIMEOUT_MS,
    'broken',
  );
  return typeof outcome === 'string'
    ? { ok: false, code: CODES[outcome] }
    : { ok: true, ...outcome };
}
