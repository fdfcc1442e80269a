import { answerRange } from '@/lib/api/answer-range';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { fetchHostVoice } from '@/lib/data/host/voice';
import { voiceMimeOf } from '@/lib/domain/host/voice-file';

/** The voice of any cabin, for the staff. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/host/api/voices/[slug]/[file]'>) => {
    const { slug, file } = await params;
    const answer = await answerRange(request, (range) => fetchHostVoice(slug, file, range), {
      'Content-Type': voiceMimeOf(file),
      'Cache-Control': 'no-store',
    });
    if (answer === null) throw new HttpError(404, 'not_found', 'We can’t find that recording.');
    return answer;
  },
);
