'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { logProblem } from '@/lib/browser/log';
import type { ErrorPageProps } from './error-notice';

type Props = ErrorPageProps & {
  /** A constant. */
  load: () => Promise<ComponentType<ErrorPageProps>>;
  /** Shown until the page loads, or if it can't be loaded. */
  title: string;
};

/** Every page brings its error page with it, so that one brings the title alone. */
export function LazyErrorPage({ load, title, ...props }: Props) {
  const [Page, setPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  useEffect(() => {
    // Next scrolls to the page that a link opens, but not to the error page it gets instead.
    scrollTo({ top: 0 });
    load().then(
      (loaded) => setPage(() => loaded),
      () => logProblem('page', 'The error page could not be loaded'),
    );
  }, [load]);
  if (Page) return <Page {...props} />;
  return (
    <div role="alert" className="page-shell">
      <h1 className="mb-6 text-title-1">{title}</h1>
      <Button onClick={props.retry}>Try again</Button>
    </div>
  );
}
