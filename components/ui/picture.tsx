import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { pictureUrl } from '@/lib/pictures/picture-url';

const WIDTHS = [384, 720, 1200, 1920];

type Files =
  | {
      /** One file for every screen. */
      fileWidth: number;
      sizes?: never;
      widths?: never;
    }
  | {
      sizes: string;
      /** What the image service is asked for; fewer keep the HTML small. */
      widths?: readonly number[];
      /** Of the file that stands in until a screen has the one it wants. */
      fileWidth?: number;
    };

type PictureProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'loading' | 'style' | 'color'
> &
  Files & {
    src: string;
    alt: string;
    /** Of 100; 70 where none is given. */
    quality?: number;
    /** Stands in while the picture loads. */
    color?: string | null;
    /**
     * Part of the first paint: fetched before everything else. A media query says on which screens it is. All others wait
     * until they come near.
     */
    isFirst?: boolean | string;
  };

/**
 * A picture from the image service in the sizes a page needs. next/image does the same, with a script of its own and
 * twice the markup: on landing pages both count.
 */
export function Picture({
  src,
  alt,
  sizes,
  widths = WIDTHS,
  fileWidth,
  quality,
  color,
  isFirst = false,
  ...props
}: PictureProps) {
  const srcSet = sizes
    ? widths.map((width) => `${pictureUrl(src, width, quality)} ${width}w`).join(', ')
    : undefined;
  const url = pictureUrl(src, fileWidth ?? widths.at(-1) ?? 0, quality);
  const isAlwaysFirst = isFirst === true;
  const standsIn = srcSet !== undefined && fileWidth !== undefined;
  // No browser can choose a file before it reads the page, but it can fetch this one (lib/cache/lcp-preload.ts).
  if (standsIn && isAlwaysFirst) preload(url, { as: 'image', fetchPriority: 'high' });
  const standIn = { backgroundImage: `url("${url}")`, backgroundSize: 'cover' };
  return (
    <>
      {typeof isFirst === 'string' && (
        <link
          rel="preload"
          as="image"
          media={isFirst}
          href={srcSet ? undefined : url}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      {/* eslint-disable-next-line @next/next/no-img-element -- This is what stands in for it. */}
      <img
        alt={alt}
        loading={isAlwaysFirst ? 'eager' : 'lazy'}
        fetchPriority={isAlwaysFirst ? 'high' : undefined}
        style={standsIn ? standIn : color ? { background: color } : undefined}
        {...props}
        sizes={sizes}
        srcSet={srcSet}
        src={url}
      />
    </>
  );
}
