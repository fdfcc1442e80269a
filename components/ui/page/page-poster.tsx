'use client';

import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { PaintFrom } from '@/components/ui/paint-from';
import { Picture } from '@/components/ui/picture';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';
import { pictureUrl } from '@/lib/pictures/picture-url';
import styles from './page-poster.module.css';

type Props = {
  eyebrow: ReactNode;
  heading: ReactNode;
  /** Below the heading: what the page is for, or where it leads. */
  children?: ReactNode;
  imageUrl: string | null;
  /** The placeholder color of the picture. */
  color: string | null;
  alt?: string;
  focus?: FocalPoint;
  isLow?: boolean;
};

// The sizes for phones make them choose the smaller file, which the preload header names (decision 13).
const TALL = { phone: 720, size: '15rem', widths: [720, 1200, 1920] };
// On phones a low poster is dark all over; elsewhere it shows a strip of the picture.
const LOW = { phone: 384, size: '8rem', widths: [384, 1200] };

/** A client component: a server component's markup would be in the HTML and again in the flight data. */
export function PagePoster({
  eyebrow,
  heading,
  children,
  imageUrl,
  alt = '',
  isLow,
  ...picture
}: Props) {
  const { focus } = picture;
  const { phone, size, widths } = isLow ? LOW : TALL;
  // The file that stands in for the picture until it has come, so that the mirror image loads none of its own.
  const mirrored = imageUrl && {
    '--mirrored': `url("${pictureUrl(imageUrl, phone)}")`,
    ...(focus && { '--focus': `${focus.x}% ${focus.y}%` }),
  };
  return (
    <header
      className={joinClasses(styles.poster, !imageUrl && styles.bare, isLow && styles.low)}
      style={mirrored ? (mirrored as CSSProperties) : undefined}
    >
      {imageUrl && (
        <Picture
          src={imageUrl}
          alt={alt}
          width={1200}
          height={800}
          fileWidth={phone}
          sizes={`(min-width: 107rem) 45vw, (min-width: 48rem) min(60vw, 48rem), ${size}`}
          widths={widths}
          isFirst
          {...picture}
        />
      )}
      <div className={styles.words}>
        <p className="eyebrow">{eyebrow}</p>
        <h1>{heading}</h1>
        {children}
        <PaintFrom id="poster-end" />
      </div>
    </header>
  );
}
