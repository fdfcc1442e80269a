import type { ReactNode } from 'react';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { site } from '@/lib/site';
import { PagePoster } from './page-poster';
import { PageShell } from './page-shell';

type Props = {
  eyebrow: ReactNode;
  heading: ReactNode;
  /** A drawing of the Smokies: only where the site shows them. */
  imageUrl: string;
  lede?: ReactNode;
  children: ReactNode;
};

export function PosterPage({ lede, children, imageUrl, ...words }: Props) {
  return (
    <>
      {site.showsSmokies ? (
        <PagePoster {...words} imageUrl={imageUrl} color={pictureColor(imageUrl)} />
      ) : (
        <PagePoster {...words} imageUrl={null} color={null} />
      )}
      <PageShell>
        {lede && <p className="mb-6 max-w-3xl text-lede text-pretty text-ink-soft">{lede}</p>}
        {children}
      </PageShell>
    </>
  );
}
