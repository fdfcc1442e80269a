import { drawable } from '@/lib/pictures/drawable';
import { POSTMARK } from './postmark';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange } from '@/lib/copy/format';
import { letterColors } from '@/lib/mail/letter-page';

/** In pixels, about twice the width of an email. */
export const POSTCARD = { width: 1200, height: 800 };

type Props = {
  cabin: { title: string; city: string };
  stay: Stay;
  /** The cabin, as the address of its data. */
  photo: string;
  /** The shop's icon, on the stamp. */
  logo: string;
  /** The host's note in her own hand, where it is drawn. */
  note: string | null;
};

/**
 * A booking as a postcard, for `ImageResponse`: what stands on the page of the booking (postcard.tsx), to be shown to
 * anybody. It is given neither the guest nor the address nor anything that opens the booking.
 */
export function PostcardPicture({ cabin, stay, photo, logo, note }: Props) {
  const colors = letterColors();
  const display = { fontFamily: 'Fraunces', lineHeight: 1.12 };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 24,
        background: colors.surface,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- Part of a picture. */}
      <img src={photo} alt="" width={1152} height={470} style={{ objectFit: 'cover' }} />
      <div style={{ display: 'flex', flexGrow: 1, padding: '30px 20px 12px' }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 800 }}>
          <div
            style={{
              fontFamily: 'Figtree',
              fontSize: 26,
              letterSpacing: 3,
              textTransform: 'uppercase',
              color: colors['ember-700'],
            }}
          >
            {drawable(cabin.city)}
          </div>
          <div
            style={{
              ...display,
              display: 'block',
              marginTop: 6,
              fontSize: 60,
              lineClamp: 2,
              color: colors['spruce-900'],
            }}
          >
            {drawable(cabin.title)}
          </div>
          <div style={{ ...display, marginTop: 14, fontSize: 50, color: colors['ember-700'] }}>
            {formatDateRange(stay)}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-end',
            flexGrow: 1,
            justifyContent: 'space-between',
            position: 'relative',
          }}
        >
          <div
            style={{
              display: 'flex',
              padding: 12,
              transform: 'rotate(3deg)',
              background: colors.paper,
              border: `4px dashed ${colors['line-strong']}`,
            }}
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- Part of a picture. */}
            <img src={logo} alt="" width={104} height={104} />
          </div>
          <svg
            width="180"
            height="90"
            viewBox="0 0 120 60"
            style={{ position: 'absolute', right: 96, top: 30 }}
          >
            <path
              d={POSTMARK}
              fill="none"
              stroke={colors['line-strong']}
              strokeWidth="2"
              strokeOpacity="0.6"
            />
          </svg>
          {note !== null && (
            // eslint-disable-next-line @next/next/no-img-element -- Part of a picture.
            <img src={note} alt="" width={216} height={80} />
          )}
        </div>
      </div>
    </div>
  );
}
