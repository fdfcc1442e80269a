import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { fetchPhoto } from '@/lib/data/files/photo-files';

const TYPES: Record<string, string | undefined> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** A published photograph. Its address is never used for another one. */
export const GET = withErrorHandling(
  async (_request, { params }: RouteContext<'/images/uploads/[cabin]/[file]'>) => {
    const { cabin, file } = await params;
    const type = TYPES[file.split('.').at(-1) ?? ''];
    const photo = type === undefined ? null : await fetchPhoto(cabin, file);
    if (type === undefined || photo === null) {
      throw new HttpError(404, 'not_found', 'We can’t find that picture.');
    }
    return new Response(photo.body, {
      headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  },
);
