import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatMoney } from '@/lib/copy/format';
import { letterColors } from '@/lib/mail/letter-page';
import { drawable } from '@/lib/pictures/drawable';
import { shop } from '@/lib/shop/shop';

/** The part of the picture that shows the cabin, above a band of text. */
export const STAY_PHOTO = { width: 1200, height: 452 };

/** At the larger size, more characters need a second line, which pushes the last one off the picture. */
const MAX_LARGE_NAME = 28;

export type StayPictureProps = {
  /** The stay's name; `line` says what its first day is like. */
  name: string;
  line: string;
  stay: Stay;
  /** Null if it isn't known. */
  totalCents: number | null;
  /** The cabin's photo as a data URL. */
  photo: string;
};

/** The picture of a shared link with dates, for `ImageResponse`. */
export function StayPicture({ name, line, stay, totalCents, photo }: StayPictureProps) {
  const colors = letterColors();
  const display = { fontFamily: 'Fraunces', lineHeight: 1.12 };
  const words = drawable(name);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        position: 'relative',
        background: colors.surface,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- Rendered into an image. */}
      <img src={photo} alt="" width={STAY_PHOTO.width} height={STAY_PHOTO.height} />
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'stretch' }}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            flexGrow: 1,
            flexShrink: 1,
            flexBasis: 0,
            padding: '0 36px',
          }}
        >
          <div
            style={{
              ...display,
              display: 'block',
              lineClamp: 2,
              color: colors['spruce-900'],
              fontSize: words.length > MAX_LARGE_NAME ? 36 : 46,
            }}
          >
            {words}
          </div>
          <div style={{ ...display, marginTop: 10, fontSize: 32, color: colors['ember-700'] }}>
            {formatDateRange(stay)}
          </div>
          <div
            style={{ marginTop: 8, fontFamily: 'Figtree', fontSize: 24, color: colors['ink-soft'] }}
          >
            {drawable(line)}
          </div>
        </div>
        {totalCents !== null && (
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'center',
              padding: '0 40px',
              borderLeft: `4px dashed ${colors['line-strong']}`,
            }}
          >
            <div style={{ ...display, fontSize: 54, color: colors['spruce-900'] }}>
              {formatMoney(totalCents)}
            </div>
            <div style={{ fontFamily: 'Figtree', fontSize: 24, color: colors['ink-soft'] }}>
              total with taxes and fees
            </div>
          </div>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 28,
          top: 26,
          padding: '6px 18px',
          borderRadius: 30,
          background: colors['spruce-900'],
          color: 'white',
          fontFamily: 'Figtree',
          fontSize: 22,
        }}
      >
        {drawable(shop().name)}
      </div>
    </div>
  );
}
