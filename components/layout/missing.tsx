import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense, type ComponentType, type ReactNode } from 'react';
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

/** The static 404 for a private link that opens nothing (lib/middleware/refuse-dead-link.ts). */
export const missingPage = (NotFoundPage: ComponentType) =>
  function MissingPage() {
    return (
      <Missing>
        <NotFoundPage />
      </Missing>
    );
  };
