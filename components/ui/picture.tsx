import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';
import { pictureUrl } from '@/lib/pictures/picture-url';

const WIDTHS = [384, 720, 1200, 1920];

type Files =
  | {
      /** The width of the fallback file (`src`). */
      fileWidth: number;
      /** The file width for screens with three dots per pixel. */
      denseWidth?: number;
      sizes?: never;
      widths?: never;
    }
  | {
      sizes: string;
      /** The widths of the srcset; fewer keep the HTML small. */
      widths?: readonly number[];
      /** The width of the fallback file (`src`). */
      fileWidth?: number;
      denseWidth?: never;
    };

type PictureProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'loading' | 'style' | 'color'
> &
  Files & {
    src: string;
    alt: string;
    /** From 1 to 100; 70 by default. */
    quality?: number;
    color?: string | null;
    /** The point that a crop keeps in view. */
    focus?: FocalPoint;
    /** Preloaded; a media query restricts that to some screens. All others load lazily. */
    isFirst?: boolean | string;
  };

/**
 * An `<img>` with a srcset of the image service. Unlike next/image it needs no script and half the markup, which counts
 * on landing pages.
 */
export function Picture({
  src,
  alt,
  sizes,
  widths = WIDTHS,
  fileWidth,
  denseWidth,
  quality,
  color,
  focus,
  isFirst = false,
  ...props
}: PictureProps) {
  const url = pictureUrl(src, fileWidth ?? widths.at(-1) ?? 0, quality);
  let srcSet: string | undefined;
  if (sizes) {
    srcSet = widths.map((width) => `${pictureUrl(src, width, quality)} ${width}w`).join(', ');
  } else if (denseWidth) {
    srcSet = `${url} 2x, ${pictureUrl(src, denseWidth, quality)} 3x`;
  }
  const isAlwaysFirst = isFirst === true;
  const standsIn = srcSet !== undefined && fileWidth !== undefined;
  // The preload header names this one file (lib/cache/lcp-preload.ts).
  if (standsIn && isAlwaysFirst) preload(url, { as: 'image', fetchPriority: 'high' });
  const objectPosition = focus ? `${focus.x}% ${focus.y}%` : undefined;
  const standIn = {
    backgroundColor: color ?? undefined,
    backgroundImage: `url("${url}")`,
    backgroundSize: 'cover',
    backgroundPosition: objectPosition,
  };
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
        style={{ ...(standsIn ? standIn : color && { background: color }), objectPosition }}
        {...props}
        sizes={sizes}
        srcSet={srcSet}
        src={url}
      />
    </>
  );
}
