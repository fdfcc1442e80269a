'use client';

import { useState, type ComponentType } from 'react';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { cabinFactsPath } from '@/lib/http/paths';
import type { LoadedProps } from './loaded-facts';

type Props = Omit<LoadedProps, 'pageLink'> & { label: string };

/** Collapsed, and loaded when opened, because few guests need it and the page is long. */
export function FactsFold({ label, ...facts }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedProps> | null>(null);
  const load = () =>
    import('./loaded-facts').then(
      ({ LoadedFacts }) => setLoaded(() => LoadedFacts),
      () => undefined,
    );
  // A fallback for browsers without scripts.
  const link = <a href={cabinFactsPath(facts.slug)}>Open as a page</a>;
  return (
    <details className="fold" onToggle={() => void load()}>
      <summary>{label}</summary>
      {Loaded ? (
        <PartBoundary text="This list didn’t load.">
          <Loaded {...facts} pageLink={link} />
        </PartBoundary>
      ) : (
        link
      )}
    </details>
  );
}
