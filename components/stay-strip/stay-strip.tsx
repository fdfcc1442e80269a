'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { stayTotal, subscribeToStayTotal } from '@/lib/browser/stay-total';
import type { Stay } from '@/lib/domain/stays/stay';
import type { StayFact } from '@/lib/domain/trip/stay-fact';
import { formatMoney, formatShortRange } from '@/lib/format';
import { useStayFacts } from './use-stay-facts';

type Props = {
  slug: string;
  /** The dates of the page's address, until a calendar of the page tells others. */
  asked: { stay: Stay; totalCents: number | null } | null;
  /** Of the asked stay, where they came with the page. */
  facts?: readonly StayFact[];
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

/** What the chosen days are like at the cabin, and their total; nothing without dates. */
export function StayStrip({ slug, asked, facts: came }: Props) {
  const noted = useSyncExternalStore(
    subscribeToStayTotal,
    () => stayTotal(slug),
    () => undefined,
  );
  const shown = noted === undefined ? asked : noted;
  const stay = shown?.stay ?? null;
  const { facts, isLoading, hasFailed } = useStayFacts(
    slug,
    stay,
    asked && came ? { stay: asked.stay, facts: came } : null,
  );
  if (!shown || !stay) return null;
  const isFirst = isLoading && facts.length === 0;
  return (
    <ul
      data-stay-strip
      aria-label={`The cabin on your dates, ${formatShortRange(stay)}`}
      aria-busy={isLoading}
      className={joinClasses(
        'mt-6 grid min-h-40 grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] content-start gap-x-5 gap-y-2.5 rounded-card border border-line bg-surface px-4 py-3 text-sm tablet:min-h-30 tablet:grid-cols-3 desktop:flex desktop:min-h-20 desktop:justify-between',
        isLoading && !isFirst && 'opacity-60',
      )}
    >
      {isFirst ? (
        COMING.map((label) => (
          <Fact key={label} label={label}>
            …
          </Fact>
        ))
      ) : (
        <Facts facts={facts} />
      )}
      {hasFailed && <Fact label="Your dates">Light and season didn’t load</Fact>}
      <Fact label="Total, all fees">
        {shown.totalCents === null ? 'Adding up…' : formatMoney(shown.totalCents)}
      </Fact>
    </ul>
  );
}
