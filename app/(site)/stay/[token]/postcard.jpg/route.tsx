import sharp from 'sharp';
import { POSTCARD, PostcardPicture } from '@/components/booking/postcard-picture';
import { drawIcon } from '@/app/images/shop/draw-icon';
import { unknownBooking } from '@/lib/api/guest-booking';
import { withErrorHandling } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { PRIVATE_FILE } from '@/lib/api/private-file';
import { getBooking } from '@/lib/data/bookings/bookings';
import { toDataUrl, drawJpeg } from '@/lib/data/files/drawn-pictures';
import { readNote, readPicture } from '@/lib/data/files/postcard-files';
import { phaseOf } from '@/lib/domain/bookings/booking';
import { shop } from '@/lib/shop/shop';

// Mail programs open it from elsewhere.
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/stay/[token]/postcard.jpg'>) => {
    const { token } = await params;
    await limitVisitor(request, 'stay-read');
    const booking = await getBooking(token);
    const hero = booking && (await readPicture(booking.cabin.heroImageUrl));
    if (!hero) throw unknownBooking();
    const [photo, logo, note] = await Promise.all([
      sharp(hero).resize(1152, 470).jpeg({ quality: 90 }).toBuffer(),
      drawIcon('icon-192.png'),
      shop().isHandwritten && phaseOf(booking, new Date()) === 'coming' ? readNote() : null,
    ]);
    const file = await drawJpeg(
      <PostcardPicture
        cabin={booking.cabin}
        stay={booking}
        photo={toDataUrl('image/jpeg', photo)}
        logo={toDataUrl('image/png', logo)}
        note={note && toDataUrl('image/svg+xml', note)}
      />,
      { ...POSTCARD, quality: 84 },
    );
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'private, max-age=86400',
        ...PRIVATE_FILE,
      },
    });
  },
);
