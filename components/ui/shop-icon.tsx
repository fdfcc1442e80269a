import { letterColors } from '@/lib/letter-page';
import { firstLetter, site } from '@/lib/site';

/** The letters that the type of pictures has; no other font is fetched. */
const DRAWABLE = /[\u0021-\u007e\u00a1-\u00ff]/;

/** The first letter of the shop's name in its colors, for `ImageResponse`. */
export function ShopIcon({ size }: { size: number }) {
  const colors = letterColors();
  const letter = firstLetter(site.name);
  return (
    <div
      style={{
        ...{ display: 'flex', width: '100%', height: '100%' },
        ...{ alignItems: 'center', justifyContent: 'center', lineHeight: 1 },
        ...{ background: colors['spruce-900'], color: colors['dawn-200'] },
        ...{ fontFamily: 'Fraunces', fontSize: size * 0.6 },
      }}
    >
      {DRAWABLE.test(letter) ? letter : ''}
    </div>
  );
}
