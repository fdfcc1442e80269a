'use client';

import { useState, type ComponentType } from 'react';
import type { LoadedProps } from './loaded-facts';

type Props = Omit<LoadedProps, 'pageLink'> & {
  label: string;
  /** The page that has the same, for browsers without scripts. */
  page: string;
};

/** Closed at first, and loaded once it is opened: few guests ask, and the page is long. */
export function FactsFold({ label, page, ...facts }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedProps> | null>(null);
  const load = () =>
    import('./loaded-facts').then(
      ({ LoadedFacts }) => setLoaded(() => LoadedFacts),
      () => undefined,
    );
  const link = (
    <a href={page} className="link">
      Read it on a page of its own
    </a>
  );
  return (
    <details className="group border-t border-line pb-4" onToggle={() => void load()}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold after:content-['+'] group-open:after:content-['–']">
        {label}
      </summary>
      {Loaded ? <Loaded {...facts} pageLink={link} /> : link}
    </details>
  );
}
