import { voiceMimeOf } from '@/lib/domain/host/voice-file';
import { rangeResponse } from './range-response';
import { HttpError } from './http-error';

/** Responds with the recording that `fetchVoice` finds, or the requested part of it; 404 where there is none. */
export async function voiceResponse(
  request: Request,
  file: string,
  fetchVoice: (range: string | null) => Promise<Response | null>,
  cacheControl: string,
): Promise<Response> {
  const answer = await rangeResponse(request, fetchVoice, {
    'Content-Type': voiceMimeOf(file),
    'Cache-Control': cacheControl,
  });
  if (answer === null) throw new HttpError(404, 'not_found', 'We can’t find that recording.');
  return answer;
}
