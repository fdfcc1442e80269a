'use client';

import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';

type Props = {
  eyebrow?: string;
  heading: ReactNode;
  /** The opening paragraph. */
  lede?: ReactNode;
  imageUrl?: string;
  color?: string | null;
  children?: ReactNode;
};

/** For the browser too, because of a server's part both the HTML and the data hold the markup. */
export function PageOpening({ eyebrow, heading, lede, imageUrl, color, children }: Props) {
  return (
    <header
      className={joinClasses(
        'mb-8 tablet:mb-10',
        imageUrl && 'items-center gap-16 laptop:grid laptop:grid-cols-[1fr_26rem]',
      )}
    >
      <div className="max-w-3xl">
        {eyebrow && <p className="mb-3 eyebrow text-ember-700">{eyebrow}</p>}
        <h1 className="text-title-1 text-spruce-900">{heading}</h1>
        {lede && <p className="mt-4 text-lede text-pretty text-ink-soft">{lede}</p>}
        {children}
      </div>
      {imageUrl && <Print src={imageUrl} color={color} />}
    </header>
  );
}

/** Phones do not show it and so, as it is not part of the first paint, never fetch it. */
function Print({ src, color }: { src: string; color?: string | null }) {
  return (
    <div className="hidden poster laptop:block">
      <Picture
        src={src}
        alt=""
        width={1200}
        height={800}
        sizes="416px"
        widths={[384, 720, 1200]}
        className="aspect-3/2 w-full object-cover"
        color={color}
      />
    </div>
  );
}
