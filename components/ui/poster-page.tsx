import type { ReactNode } from 'react';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { site } from '@/lib/site';
import { PagePoster } from './page-poster';
import { PageShell } from './page-shell';

type Props = {
  eyebrow: ReactNode;
  heading: ReactNode;
  /** A drawing of the Smokies, only where the site shows them; or an upload of the host. */
  imageUrl: string;
  alt?: string;
  focus?: FocalPoint;
  lede?: ReactNode;
  children: ReactNode;
};

export function PosterPage({ lede, children, imageUrl, ...poster }: Props) {
  const isShown = site.showsSmokies || imageUrl.startsWith('/images/uploads/');
  return (
    <>
      {isShown ? (
        <PagePoster {...poster} imageUrl={imageUrl} color={pictureColor(imageUrl)} />
      ) : (
        <PagePoster {...poster} imageUrl={null} color={null} />
      )}
      <PageShell>
        {lede && <p className="mb-6 max-w-3xl text-lede text-pretty text-ink-soft">{lede}</p>}
        {children}
      </PageShell>
    </>
  );
}
