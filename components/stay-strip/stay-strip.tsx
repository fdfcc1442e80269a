'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { refusedStay, stayTotal, subscribeToStayTotal } from '@/lib/browser/stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import type { StayDays, StayFact } from '@/lib/domain/trip/stay-fact';
import { formatShortRange } from '@/lib/copy/format';
import { useStayDays } from './use-stay-days';

type Props = {
  slug: string;
  /** The dates of the page's URL, until a calendar on the page reports others. */
  asked: { stay: Stay } | null;
  /** The facts of the asked stay, if they came with the page. */
  days?: StayDays;
};

const COMING = ['Daylight', 'Season', 'Drive', 'Happening', 'Roads'];

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <span className="block text-xs whitespace-nowrap text-ink-soft">{label}</span>{' '}
      <span className="block leading-snug font-semibold text-spruce-900 tabular-nums">
        {children}
      </span>
    </li>
  );
}

function Facts({ facts }: { facts: readonly StayFact[] }) {
  return facts.map(({ label, text, href }) => (
    <Fact key={label} label={label}>
      {href ? (
        <a
          href={href}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </Fact>
  ));
}

/** Shows the chosen stay's name and what its days are like; nothing without dates. The panel or bar has its total. */
export function StayStrip({ slug, asked, days: came }: Props) {
  const noted = useSyncExternalStore(
    subscribeToStayTotal,
    () => stayTotal(slug),
    () => undefined,
  );
  const refused = useSyncExternalStore(
    subscribeToStayTotal,
    () => refusedStay(slug),
    () => undefined,
  );
  // Removing the server-rendered strip would move the page up, so it stays even if the dates turn out to be taken.
  const isRefused = noted === null && Boolean(came && refused);
  const shown = noted === undefined || isRefused ? asked : noted;
  const stay = shown?.stay ?? null;
  const { days, isLoading, hasFailed } = useStayDays(
    slug,
    stay,
    asked && came ? { stay: asked.stay, days: came } : null,
  );
  if (!shown || !stay) return null;
  const name = days?.name ?? 'Your stay';
  const dates = formatShortRange(stay);
  return (
    <div
      data-stay-strip
      className="mt-4 rounded-card border border-line bg-surface px-4 py-3.5 tablet:mt-5 tablet:px-5"
    >
      <p
        className={joinClasses(
          'flex flex-wrap items-baseline justify-between gap-x-4 font-display text-title-4 font-semibold text-balance text-spruce-900',
          isLoading && 'opacity-60',
        )}
      >
        {name} <span className="text-ember-700">{dates}</span>
      </p>
      <ul
        aria-label={`${name}, ${dates}`}
        aria-busy={isLoading}
        className={joinClasses(
          'mt-2.5 grid min-h-30 grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] content-start gap-x-5 gap-y-2.5 border-t border-dashed border-line-strong pt-2.5 text-sm tablet:min-h-24 tablet:grid-cols-3 desktop:flex desktop:min-h-14 desktop:justify-between',
          isLoading && days && 'opacity-60',
        )}
      >
        {isLoading && !days ? (
          COMING.map((label) => (
            <Fact key={label} label={label}>
              …
            </Fact>
          ))
        ) : (
          <Facts facts={days?.facts ?? []} />
        )}
        {hasFailed && <Fact label="Your dates">Daylight and season didn’t load</Fact>}
      </ul>
    </div>
  );
}
