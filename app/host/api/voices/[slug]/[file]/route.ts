import { voiceResponse } from '@/lib/api/voice-response';
import { withErrorHandling } from '@/lib/api/handler';
import { fetchHostVoice } from '@/lib/data/host/voice';

/** Serves the voice of any cabin, live or not, to the staff. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/host/api/voices/[slug]/[file]'>) => {
    const { slug, file } = await params;
    return voiceResponse(request, file, (range) => fetchHostVoice(slug, file, range), 'no-store');
  },
);
