import { answerRange } from '@/lib/api/answer-range';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { fetchVoice } from '@/lib/data/voice-files';
import { voiceMimeOf } from '@/lib/domain/host/voice-file';

/** The host's voice about a cabin on the site; not kept long, because the cabin may leave it. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/voices/[cabin]/[file]'>) => {
    const { cabin, file } = await params;
    const answer = await answerRange(request, (range) => fetchVoice(cabin, file, range), {
      'Content-Type': voiceMimeOf(file),
      'Cache-Control': 'public, max-age=300',
    });
    if (answer === null) throw new HttpError(404, 'not_found', 'We can’t find that recording.');
    return answer;
  },
);
