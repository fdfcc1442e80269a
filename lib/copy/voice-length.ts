import { VOICE_LIMITS } from '@/lib/domain/host/voice-file';
import { plural } from './format';

/** "20 seconds" */
export function voiceLengthText(length: number): string {
  const seconds = Math.max(1, Math.min(Math.round(length), VOICE_LIMITS.seconds));
  return `${seconds} ${plural(seconds, 'second', 'seconds')}`;
}
