import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { ShopIcon } from '@/components/ui/shop-icon';
import { readDrawnIcon, readPicture, readPostcardFonts } from '@/lib/data/files/postcard-files';
import { letterColors } from '@/lib/mail/letter-page';
import { hasDrawnIcons, iconVersion, ICONS, type IconName } from '@/lib/shop/shop-icons';
import { shopFacts } from '@/lib/shop/shop-facts';

/** The logo's share of the icon's width. Systems crop maskable icons to a circle and round the corners of Apple icons. */
const LOGO_PART: Partial<Record<IconName, number>> = {
  'apple-icon.png': 0.8,
  'maskable-512.png': 0.6,
};

async function fitLogo(logo: Buffer, name: IconName): Promise<Buffer> {
  const size = ICONS[name];
  const part = LOGO_PART[name];
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const inside = Math.round(size * (part ?? 1));
  const start = (size - inside) >> 1;
  const end = size - inside - start;
  const fitted = sharp(logo)
    .resize(inside, inside, { fit: 'contain', background: clear })
    .extend({ top: start, left: start, bottom: end, right: end, background: clear });
  // Home screen icons must be opaque.
  return part === undefined
    ? fitted.png().toBuffer()
    : sharp(await fitted.png().toBuffer())
        .flatten({ background: letterColors().surface })
        .png()
        .toBuffer();
}

async function drawLetter(name: IconName): Promise<Buffer> {
  const size = ICONS[name];
  const fonts = (await readPostcardFonts()).slice(0, 1);
  const image = new ImageResponse(<ShopIcon size={size} />, { width: size, height: size, fonts });
  return sharp(await image.arrayBuffer())
    .png({ palette: true })
    .toBuffer();
}

let drawn: { version: string; icons: Map<IconName, Promise<Buffer>> } | null = null;

/** An icon of the shop: her logo, the first letter of its name, or that of the example shop. */
export async function drawIcon(name: IconName): Promise<Buffer> {
  if (hasDrawnIcons()) return readDrawnIcon(name);
  const version = iconVersion();
  if (drawn?.version !== version) drawn = { version, icons: new Map() };
  const { icons } = drawn;
  const known = icons.get(name);
  if (known) return known;
  const making = readPicture(shopFacts().logo).then((logo) =>
    logo ? fitLogo(logo, name) : drawLetter(name),
  );
  icons.set(name, making);
  making.catch(() => icons.delete(name));
  return making;
}
