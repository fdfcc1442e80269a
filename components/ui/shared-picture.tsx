import { ViewTransition, type ReactNode } from 'react';
import './shared-picture.css';

/**
 * The picture of one cabin, on its card and on its page: where the browser can, it moves from one to the other. A page
 * may hold each cabin's once.
 */
export function SharedPicture({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`cabin-${slug}`} share="shared-picture" default="none">
      {children}
    </ViewTransition>
  );
}
