import { ViewTransition, type ReactNode } from 'react';
import './shared-picture.css';

// Not on phones, where the snapshots of both pages take longer than loading the page.
const MOVES = '(min-width: 64rem) and (hover: hover) and (prefers-reduced-motion: no-preference)';
const isMoving = typeof window !== 'undefined' && window.matchMedia?.(MOVES).matches === true;

/**
 * A view transition of a cabin's picture between its card and its page, on computers. Names must be unique in a page:
 * null for a repeated card.
 */
export function SharedPicture({ slug, children }: { slug: string | null; children: ReactNode }) {
  if (slug === null || !isMoving) return children;
  return (
    <ViewTransition name={`cabin-${slug}`} share="shared-picture" default="none">
      {children}
    </ViewTransition>
  );
}
