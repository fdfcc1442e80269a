import { ViewTransition, type ReactNode } from 'react';
import './shared-picture.css';

/**
 * The picture of one cabin, on its card and on its page: where the browser can, it moves from one to the other. A page
 * may hold each cabin's once; null for a further one of the same cabin.
 */
export function SharedPicture({ slug, children }: { slug: string | null; children: ReactNode }) {
  if (slug === null) return children;
  return (
    <ViewTransition name={`cabin-${slug}`} share="shared-picture" default="none">
      {children}
    </ViewTransition>
  );
}
