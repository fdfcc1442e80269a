import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { NotFoundNotice } from './not-found-notice';

function Absent(): never {
  notFound();
}

/** Next adds `noindex`. */
export const MISSING: Metadata = { title: 'Page not found' };

/**
 * A static page's 404. Next sends an empty document for a `notFound()` outside of Suspense, and its words come with the
 * scripts; of one inside it prerenders the fallback, with the same status.
 */
export const Missing = ({ children = <NotFoundNotice /> }: { children?: ReactNode }) => (
  <Suspense fallback={children}>
    <Absent />
  </Suspense>
);
