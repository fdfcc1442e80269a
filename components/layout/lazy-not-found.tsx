'use client';

import { lazy } from 'react';

const Notice = lazy(() =>
  import('./not-found-notice').then((file) => ({ default: file.NotFoundNotice })),
);

/** Next sends the code of the page that is not found with every page, so that its own is loaded where it is shown. */
export function LazyNotFound() {
  return <Notice />;
}
