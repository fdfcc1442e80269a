import { useState, type RefObject, useEffect } from 'react';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { getCabinMap } from '@/lib/browser/api/cabins-api';
import type { CabinLocation } from '@/lib/domain/catalog/cabin-location';
import { formatDroppedCents, formatWholeDollars } from '@/lib/copy/format';
import { usualNight } from '@/lib/copy/price-words';
import { PIN_COLOR } from './map-colors';
import { boundsAround } from './bounds-around';
import { MapCard, findListCard } from './map-card';
import { openMapFragment, useMapFragment } from './map-fragment';
import { MapIsland } from './map-island';

/** Highlights the cards of these slugs, by an attribute: the policy refuses a style element made here. */
function useMarkedCards(
  list: RefObject<HTMLElement | null>,
  slugs: readonly (string | null)[],
): void {
  const marked = slugs.filter((slug) => slug !== null).join(' ');
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-cabin]') ?? [])];
    const chosen = cards.filter(({ dataset }) => marked.split(' ').includes(dataset.cabin ?? '-'));
    for (const { dataset } of chosen) dataset.marked = '';
    return () => {
      for (const { dataset } of chosen) delete dataset.marked;
    };
  }, [list, marked]);
}

/** Reports the slug of the hovered or focused card, or null. */
function useLitCard(
  list: RefObject<HTMLElement | null>,
  onLight: (slug: string | null) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const light = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-cabin]') : null;
      onLight(card?.dataset.cabin ?? null);
    };
    const unlight = () => onLight(null);
    element.addEventListener('pointerover', light, { signal });
    element.addEventListener('focusin', light, { signal });
    element.addEventListener('pointerleave', unlight, { signal });
    element.addEventListener('focusout', unlight, { signal });
    return () => stop.abort();
  }, [list, onLight]);
}

export type ListMapProps = {
  slugs: readonly string[];
  /** The total (cents) of each cabin's stay, if the list has one. */
  totals?: Readonly<Record<string, number>>;
  /** The element with the cards, each with its slug as `data-cabin`. */
  list: RefObject<HTMLElement | null>;
};

/** The price on the pin, and in words as on the card: the stay's total, or what most nights cost. */
function priceOf(cabin: CabinLocation, totalCents?: number) {
  if (totalCents !== undefined) {
    const price = formatWholeDollars(totalCents);
    return { price, words: `${price} total` };
  }
  const night = usualNight(cabin);
  if (!night) return { price: null, words: null };
  const price = formatDroppedCents(night.cents);
  return { price, words: `${night.words}${price} a night` };
}

/** The cabins of the list as pins; hovering or focusing a card highlights its pin, and the other way round. */
export function ListMap({ slugs, totals = {}, list }: ListMapProps) {
  const { data, error, mutate } = useSWR(['cabin-map', slugs.join(',')], () => getCabinMap(slugs), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const { chosen } = useMapFragment();
  const isAboveList = useMediaQuery('(width < 64rem)');
  const [lit, setLit] = useState<string | null>(null);
  useLitCard(list, setLit);
  useMarkedCards(list, [lit, chosen]);
  const shown = (data?.cabins ?? []).map((cabin) => ({
    ...cabin,
    ...priceOf(cabin, totals[cabin.slug]),
  }));
  const opened = isAboveList && shown.find(({ slug }) => slug === chosen);

  function choose(slug: string) {
    openMapFragment(slug);
    if (!isAboveList) findListCard(slug)?.scrollIntoView({ block: 'nearest' });
  }

  if (error && !data) {
    return (
      <p role="alert" className="rounded-card border border-line bg-paper-deep p-6 text-center">
        The map didn’t load.{' '}
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
        className="min-h-0 grow"
        label="Map of the cabins in the list"
        instead="Every cabin is in the list."
        bounds={boundsAround(shown)}
        styleUrl={data.styleUrl}
        pins={shown.map((cabin) => ({
          ...cabin,
          id: cabin.slug,
          label: [cabin.title, cabin.city, cabin.words].filter(Boolean).join(', '),
          color: PIN_COLOR,
        }))}
        chosen={chosen}
        highlighted={lit}
        onChoose={choose}
        onHighlight={setLit}
      />
      {opened ? (
        <MapCard key={opened.slug} {...opened} onClose={() => openMapFragment(null)} />
      ) : (
        <p className="mt-1.5 text-sm text-ink-soft">
          Pins show the neighborhood, not the driveway.
        </p>
      )}
    </>
  );
}
