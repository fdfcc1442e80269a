import { letterColors } from '@/lib/mail/letter-page';
import { drawable } from '@/lib/pictures/drawable';
import { SHARE_SIZE } from '@/lib/pictures/share-size';
import { shop } from '@/lib/shop/shop';

type Props = {
  /** A photograph of a cabin, as the address of its data; null before there is one. */
  photo: string | null;
  /** The shop's icon, likewise. */
  logo: string;
};

/** The link preview of a shop outside the Smokies, for `ImageResponse`: its first photograph and name. */
export function SharePicture({ photo, logo }: Props) {
  const colors = letterColors();
  const fill = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', background: colors['spruce-900'] }}
    >
      {photo !== null && (
        // eslint-disable-next-line @next/next/no-img-element -- Part of a picture.
        <img src={photo} alt="" {...SHARE_SIZE} style={{ ...fill, objectFit: 'cover' }} />
      )}
      <div
        style={{
          ...fill,
          background: photo === null ? 'transparent' : SHADE,
        }}
      />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          position: 'absolute',
          left: 64,
          right: 64,
          ...(photo === null ? { top: 0, bottom: 0 } : { bottom: 52 }),
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- Part of a picture. */}
        <img src={logo} alt="" width={128} height={128} style={{ borderRadius: 24 }} />
        <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 36, width: 900 }}>
          <div
            style={{
              display: 'block',
              lineClamp: 2,
              fontFamily: 'Fraunces',
              fontSize: 68,
              lineHeight: 1.1,
              color: '#ffffff',
            }}
          >
            {drawable(shop().name)}
          </div>
          <div
            style={{
              display: 'block',
              lineClamp: 1,
              fontFamily: 'Figtree',
              fontSize: 32,
              marginTop: 12,
              color: colors['dawn-100'],
            }}
          >
            {drawable(shop().tagline)}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Behind the words, so that they can be read on any photograph. */
const SHADE = 'linear-gradient(to bottom, rgba(0,0,0,0) 35%, rgba(0,0,0,0.78) 100%)';
