import { useState, type RefObject } from 'react';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { getCabinMap } from '@/lib/browser/cabin-map-api';
import type { CabinLocation } from '@/lib/domain/catalog/cabin-location';
import { MAP_COLORS } from './map-colors';
import { MapIsland } from './map-island';
import type { MapBounds } from './map-view';
import { useLitCard } from './use-lit-card';
import { useMarkedCards } from './use-marked-cards';

export type ListMapProps = {
  slugs: readonly string[];
  /** What holds the cards, each with its slug as `data-cabin`. */
  list: RefObject<HTMLElement | null>;
};

const EDGE = 0.02;

function boundsOf(cabins: readonly CabinLocation[]): MapBounds {
  const longitudes = cabins.map(({ longitude }) => longitude);
  const latitudes = cabins.map(({ latitude }) => latitude);
  return [
    Math.min(...longitudes) - EDGE,
    Math.min(...latitudes) - EDGE,
    Math.max(...longitudes) + EDGE,
    Math.max(...latitudes) + EDGE,
  ];
}

/** The cabins of the list as pins: what is pointed at in one of them is lit in the other. */
export function ListMap({ slugs, list }: ListMapProps) {
  const { data, error, mutate } = useSWR(['cabin-map', slugs.join(',')], () => getCabinMap(slugs), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  useLitCard(list, setLit);
  useMarkedCards(list, [lit, chosen]);
  const shown = data?.cabins ?? [];

  function choose(slug: string) {
    setChosen(slug);
    list.current
      ?.querySelector(`[data-cabin="${CSS.escape(slug)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }

  if (error && !data) {
    return (
      <p role="alert" className="rounded-card border border-line bg-paper-deep p-6 text-center">
        The map did not load.{' '}
        <button type="button" onClick={() => void mutate()} className="min-h-11 link">
          Try again
        </button>
      </p>
    );
  }
  if (!data || shown.length === 0) return <Skeleton className="h-full" />;
  return (
    <>
      <MapIsland
        className="h-full"
        label="Map of the cabins in the list"
        instead="The list has all of its cabins."
        bounds={boundsOf(shown)}
        styleUrl={data.styleUrl}
        pins={shown.map((cabin) => ({
          ...cabin,
          id: cabin.slug,
          label: `${cabin.title}, ${cabin.city}`,
          color: MAP_COLORS.area,
        }))}
        chosen={chosen}
        highlighted={lit}
        onChoose={choose}
        onHighlight={setLit}
      />
      <p className="mt-1.5 text-sm text-ink-soft">Pins are rounded to about 1,000 feet.</p>
    </>
  );
}
