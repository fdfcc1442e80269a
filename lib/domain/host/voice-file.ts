/** Limits for the host's voice on a cabin's page. */
export const VOICE_LIMITS = {
  seconds: 20,
  /** Recorders stop slightly late. */
  graceSeconds: 1,
  minSeconds: 0.5,
  /** Twenty seconds at 800 kbit/s; phones record at 32 to 192. */
  maxBytes: 2 * 1_048_576,
  /** The limit after conversion, because a rewritten container may be larger than the original. */
  maxPublishedBytes: 3 * 1_048_576,
  transcript: 600,
} as const;
export const VOICE_TYPES = ['audio/mp4', 'audio/webm'] as const;
export type VoiceType = (typeof VOICE_TYPES)[number];

/** The media type of a published file, by its name. */
export const voiceMimeOf = (file: string): VoiceType =>
  file.endsWith('.m4a') ? 'audio/mp4' : 'audio/webm';

/** Detects the container from the first bytes; null unless MP4 or WebM. */
export function voiceTypeOf(start: Uint8Array): VoiceType | null {
  if (String.fromCharCode(...start.subarray(4, 8)) === 'ftyp') return 'audio/mp4';
  const isMatroska = [0x1a, 0x45, 0xdf, 0xa3].every((byte, place) => start[place] === byte);
  return isMatroska ? 'audio/webm' : null;
}

export const WAVE_BARS = 40;
const WAVE_TOP = 9;

/** The loudness of each fortieth of a recording, 0 to 9, relative to its loudest part. */
export function waveOf(samples: Float32Array): number[] {
  const size = samples.length / WAVE_BARS;
  const levels = Array.from({ length: WAVE_BARS }, (_, bar) => {
    const part = samples.subarray(Math.floor(bar * size), Math.floor((bar + 1) * size));
    const power = part.reduce((sum, sample) => sum + sample * sample, 0);
    return part.length === 0 ? 0 : Math.sqrt(power / part.length);
  });
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * WAVE_TOP) : 0));
}
