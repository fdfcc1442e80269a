import { ViewTransition, type ReactNode } from 'react';
import './shared-picture.css';

// A phone needs longer for the snapshots of two pages than for the page itself, and would show neither meanwhile.
const MOVES = '(min-width: 64rem) and (hover: hover) and (prefers-reduced-motion: no-preference)';
const isMoving = typeof window !== 'undefined' && window.matchMedia?.(MOVES).matches === true;

/**
 * The picture of one cabin, on its card and on its page: on a computer it moves from one to the other. A page may hold
 * each cabin's once; null for a further one of the same cabin.
 */
export function SharedPicture({ slug, children }: { slug: string | null; children: ReactNode }) {
  if (slug === null || !isMoving) return children;
  return (
    <ViewTransition name={`cabin-${slug}`} share="shared-picture" default="none">
      {children}
    </ViewTransition>
  );
}
