import { useEffect, useState, type ReactNode } from 'react';
import { fetchJson } from '@/lib/browser/api/fetch-json';
import type { CabinFacts } from '@/lib/shop/cabin-facts';
import { cabinFactsJsonPath } from '@/lib/http/paths';
import { HouseFacts, MountainFacts } from './house-facts';

export type LoadedProps = {
  slug: string;
  part: 'house' | 'mountain';
  /** A link to the page with the same facts. */
  pageLink: ReactNode;
};

// Both parts share one response. A failed request is retried.
const answers = new Map<string, Promise<CabinFacts>>();

function load(slug: string): Promise<CabinFacts> {
  const known = answers.get(slug);
  if (known) return known;
  const answer = fetchJson(cabinFactsJsonPath(slug)) as Promise<unknown> as Promise<CabinFacts>;
  answers.set(slug, answer);
  answer.catch(() => answers.delete(slug));
  return answer;
}

export function LoadedFacts({ slug, part, pageLink }: LoadedProps) {
  const [facts, setFacts] = useState<CabinFacts | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    load(slug).then(
      (loaded) => isWanted && setFacts(loaded),
      () => isWanted && setFacts('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);

  if (facts === null) return <p role="status">Loading…</p>;
  if (facts === 'failed') {
    return (
      <p role="alert">
        {'This didn’t load. '}
        {pageLink}
      </p>
    );
  }
  return part === 'house' ? (
    <HouseFacts cabin={facts} />
  ) : (
    <MountainFacts facts={facts.mountainFacts} />
  );
}
