import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { NotFoundNotice } from './not-found-notice';

function Absent(): never {
  notFound();
}

/** Metadata for a missing page; Next adds `noindex`. */
export const MISSING: Metadata = { title: 'Page not found' };

/**
 * The 404 of a static page. Outside of Suspense, Next answers `notFound()` with an empty document that scripts fill in;
 * inside of it, Next prerenders the fallback with the same status.
 */
export const Missing = ({ children = <NotFoundNotice /> }: { children?: ReactNode }) => (
  <Suspense fallback={children}>
    <Absent />
  </Suspense>
);
