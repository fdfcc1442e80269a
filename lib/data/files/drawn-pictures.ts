import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { readPostcardFonts } from './postcard-files';

/** A file as a data URL, which `ImageResponse` reads. */
export const toDataUrl = (type: string, file: Buffer): string =>
  `data:${type};base64,${file.toString('base64')}`;

type Drawn = { width: number; height: number; quality: number };

/** Renders a picture in the site's font as a JPEG; `quality` is 0 to 100. */
export async function drawJpeg(picture: ReactElement, { width, height, quality }: Drawn) {
  const image = new ImageResponse(picture, { width, height, fonts: await readPostcardFonts() });
  return sharp(await image.arrayBuffer())
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
