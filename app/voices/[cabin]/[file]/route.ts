import { answerRange } from '@/lib/api/answer-range';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { fetchVoice } from '@/lib/data/voice-files';

/** The host's voice about a cabin. Its address is never used for another one. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/voices/[cabin]/[file]'>) => {
    const { cabin, file } = await params;
    const voice = await fetchVoice(cabin, file);
    if (voice === null) throw new HttpError(404, 'not_found', 'We can’t find that recording.');
    return answerRange(request, new Uint8Array(await voice.arrayBuffer()), {
      'Content-Type': file.endsWith('.m4a') ? 'audio/mp4' : 'audio/webm',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  },
);
