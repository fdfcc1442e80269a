import { letterColors } from '@/lib/mail/letter-page';
import { drawable } from '@/lib/pictures/drawable';
import { firstLetter, shop } from '@/lib/shop/shop';

/** The first letter of the shop's name in its colors, for `ImageResponse`. */
export function ShopIcon({ size }: { size: number }) {
  const colors = letterColors();
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        lineHeight: 1,
        background: colors['spruce-900'],
        color: colors['dawn-200'],
        fontFamily: 'Fraunces',
        fontSize: size * 0.6,
      }}
    >
      {drawable(firstLetter(shop().name))}
    </div>
  );
}
