import { voiceResponse } from '@/lib/api/voice-response';
import { withErrorHandling } from '@/lib/api/handler';
import { fetchHostVoice } from '@/lib/data/host/voice';

/** The voice of any cabin, for the staff. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/host/api/voices/[slug]/[file]'>) => {
    const { slug, file } = await params;
    return voiceResponse(request, file, (range) => fetchHostVoice(slug, file, range), 'no-store');
  },
);
