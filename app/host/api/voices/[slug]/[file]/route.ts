import { answerVoice } from '@/lib/api/answer-voice';
import { withErrorHandling } from '@/lib/api/handler';
import { fetchHostVoice } from '@/lib/data/host/voice';

/** The voice of any cabin, for the staff. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/host/api/voices/[slug]/[file]'>) => {
    const { slug, file } = await params;
    return answerVoice(request, file, (range) => fetchHostVoice(slug, file, range), 'no-store');
  },
);
