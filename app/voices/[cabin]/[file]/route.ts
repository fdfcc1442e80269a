import { voiceResponse } from '@/lib/api/voice-response';
import { withErrorHandling } from '@/lib/api/handler';
import { fetchVoice } from '@/lib/data/files/voice-files';

/** The host's voice about a cabin on the site; not kept long, because the cabin may leave it. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/voices/[cabin]/[file]'>) => {
    const { cabin, file } = await params;
    const fetchFile = (range: string | null) => fetchVoice(cabin, file, range);
    return voiceResponse(request, file, fetchFile, 'public, max-age=300');
  },
);
