import type { ComponentProps } from 'react';
import { pictureUrl } from '@/lib/picture-url';

const WIDTHS = [384, 720, 1200, 1920];
// A browser takes the first file that is dense enough for its screen; the file of a plain one is sharp on most phones.
const DENSITIES = [2, 3];

type PictureProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'loading' | 'style' | 'color'
> & {
  src: string;
  alt: string;
  /** Left out where every screen shows it about as wide: its pixel density then chooses the file. */
  sizes?: string;
  /** What the image service is asked for; fewer keep the HTML of a long list small. */
  widths?: readonly number[];
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
  quality,
  color,
  isFirst = false,
  ...props
}: PictureProps) {
  const srcSet = widths
    .map((width, index) =>
      [pictureUrl(src, width, quality), sizes ? `${width}w` : `${DENSITIES[index] ?? 1}x`].join(
        ' ',
      ),
    )
    .join(', ');
  const isAlwaysFirst = isFirst === true;
  return (
    <>
      {typeof isFirst === 'string' && (
        <link
          rel="preload"
          as="image"
          media={isFirst}
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
        style={color ? { background: color } : undefined}
        {...props}
        sizes={sizes}
        srcSet={srcSet}
        src={pictureUrl(src, (sizes ? widths.at(-1) : widths[0]) ?? 0, quality)}
      />
    </>
  );
}
