import { voiceMimeOf } from '@/lib/domain/host/voice-file';
import { answerRange } from './answer-range';
import { HttpError } from './http-error';

/** Responds with the recording that `fetchVoice` finds, or the requested part of it; 404 where there is none. */
export async function answerVoice(
  request: Request,
  file: string,
  fetchVoice: (range: string | null) => Promise<Response | null>,
  cacheControl: string,
): Promise<Response> {
  const answer = await answerRange(request, fetchVoice, {
    'Content-Type': voiceMimeOf(file),
    'Cache-Control': cacheControl,
  });
  if (answer === null) throw new HttpError(404, 'not_found', 'We can’t find that recording.');
  return answer;
}
