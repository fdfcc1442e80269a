import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { LETTER_MAP, LetterMap } from '@/components/map/letter-map';
import { unknownBooking } from '@/lib/api/guest-booking';
import { withErrorHandling } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { PRIVATE_FILE } from '@/lib/api/private-file';
import { getBooking } from '@/lib/data/bookings/bookings';
import { hasDrawnMap } from '@/lib/shop/drawn-map';

const readDrawing = () => readFile(path.join(process.cwd(), 'public/map/smokies.svg'), 'utf8');

// Mail programs open it from elsewhere.
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/stay/[token]/map.png'>) => {
    const { token } = await params;
    await limitVisitor(request, 'stay-read');
    const place = (await getBooking(token))?.arrival?.location;
    if (!place || !hasDrawnMap(place)) throw unknownBooking();
    return new ImageResponse(<LetterMap place={place} drawing={await readDrawing()} />, {
      ...LETTER_MAP,
      headers: {
        'Cache-Control': 'private, max-age=86400',
        ...PRIVATE_FILE,
      },
    });
  },
);
