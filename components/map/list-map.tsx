import { useState, type RefObject, useEffect } from 'react';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { getCabinMap } from '@/lib/browser/api/cabins-api';
import type { CabinLocation } from '@/lib/domain/catalog/cabin-location';
import { formatDroppedCents, formatWholeDollars } from '@/lib/copy/format';
import { usualNight } from '@/lib/copy/price-words';
import { PIN_COLOR } from './map-colors';
import { boundsAround } from './bounds-around';
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

/** The price on the pin and in its name, as on the card: the stay's total, or what most nights cost. */
function priceOf({ title, city, ...nights }: CabinLocation, totalCents?: number) {
  const name = `${title}, ${city}`;
  if (totalCents !== undefined) {
    const price = formatWholeDollars(totalCents);
    return { price, label: `${name}, ${price} total` };
  }
  const night = usualNight(nights);
  if (!night) return { price: null, label: name };
  const price = formatDroppedCents(night.cents);
  return { price, label: `${name}, ${night.words}${price} a night` };
}

/** The cabins of the list as pins; hovering or focusing a card highlights its pin, and the other way round. */
export function ListMap({ slugs, totals = {}, list }: ListMapProps) {
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
        className="h-full"
        label="Map of the cabins in the list"
        instead="Every cabin is in the list."
        bounds={boundsAround(shown)}
        styleUrl={data.styleUrl}
        pins={shown.map((cabin) => ({
          ...cabin,
          id: cabin.slug,
          ...priceOf(cabin, totals[cabin.slug]),
          color: PIN_COLOR,
        }))}
        chosen={chosen}
        highlighted={lit}
        onChoose={choose}
        onHighlight={setLit}
      />
      <p className="mt-1.5 text-sm text-ink-soft">Pins show the neighborhood, not the driveway.</p>
    </>
  );
}
