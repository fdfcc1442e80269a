import type { ReactNode } from 'react';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';
import { posterFocus } from '@/lib/pictures/poster-focus';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { shop } from '@/lib/shop/shop';
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
  /** Shown beside the picture, below the lede. */
  action?: ReactNode;
  /** No higher than its words, so that what the page is for is on the first screen. */
  isLow?: boolean;
  children: ReactNode;
};

export function PosterPage({ lede, action, children, imageUrl, focus, ...poster }: Props) {
  const isShown = shop().showsSmokies || imageUrl.startsWith('/images/uploads/');
  return (
    <>
      <PagePoster
        {...poster}
        focus={focus ?? posterFocus(imageUrl)}
        imageUrl={isShown ? imageUrl : null}
        color={isShown ? pictureColor(imageUrl) : null}
      >
        {lede && <p className="on-dark">{lede}</p>}
        {action}
      </PagePoster>
      <PageShell>{children}</PageShell>
    </>
  );
}
