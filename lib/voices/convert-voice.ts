import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { VOICE_LIMITS, voiceTypeOf, type VoiceType } from '../domain/host/voice-file';
import { workerOutcome } from '@/lib/runtime/worker-outcome';

/** The published version of a recording: only its sound, without location, date and other metadata. */
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
 * Converts a recording for publishing: the original encoding in a new container. Refuses files that aren't MP4 or WebM
 * by their first bytes, and too long ones by their packets, because browsers' recorders write no length. Runs in a
 * worker thread, because a few bytes may claim billions of packets.
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
