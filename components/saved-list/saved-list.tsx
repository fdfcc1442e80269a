'use client';

import { useEffect, useRef } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { CabinsLoading } from '@/components/cabin-list/cabins-loading';
import { PageShell } from '@/components/ui/page/page-shell';
import { ShareListButton } from '@/components/saved-list/share-list-button';
import { SearchButton } from '@/components/search/search-button';
import { joinClasses } from '@/components/ui/class-names';
import { toStay } from '@/lib/domain/stays/stay';
import { Button } from '@/components/ui/button';
import type { SavedCabin } from '@/lib/browser/storage/saved-cabins';
import { removeAndSay } from '../saved/toggle-saved';
import { SavedEmpty } from './saved-empty';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import styles from '@/components/cabin-card/cabin-grid.module.css';
import { isLcpCard } from '@/components/cabin-card/lcp-cards';
import { rowBreaks } from '@/lib/domain/values/picture-urls';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { SavedProblem } from './saved-problem';
import { countText, datesText, nameFromSlug, refusalText } from '@/components/saved/saved-copy';
import { useSaved, useSavedCheck, useStoredCriteria } from '../saved/use-saved-check';

type Props = {
  results: readonly SearchResult[];
  dates: SavedAnswer['dates'];
  criteria: SearchCriteria;
};

function SavedGrid({ results, dates, criteria }: Props) {
  const breaks = rowBreaks(results.map(({ cabin }) => cabin));
  return (
    <ul className={styles.grid}>
      {results.map((result, index) => {
        const { cabin, stay, shiftDays, price } = result;
        return (
          <li
            key={cabin.slug}
            className={breaks?.includes(index) ? 'col-start-1' : undefined}
            data-wide={results.length === 1 || undefined}
          >
            <CabinCard
              cabin={cabin}
              headingLevel={2}
              known={stay ? { stay, shiftDays, price, guests: criteria.guests } : undefined}
              notice={refusalText(result, dates, criteria)}
              isFirstRow={isLcpCard(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function GoneCabins({ gone }: { gone: readonly SavedCabin[] }) {
  if (gone.length === 0) return null;
  return (
    <section className="mt-10 max-w-2xl rounded-card bg-paper-deep px-5 py-5 tablet:px-7">
      <h2 className="text-title-4 font-semibold text-spruce-900">No longer listed</h2>
      <ul className="mt-2 divide-y divide-line">
        {gone.map(({ slug, cabinId }) => (
          <li key={slug} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere text-ink-soft">{nameFromSlug(slug)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${nameFromSlug(slug)}`}
              onClick={() => removeAndSay({ slug, id: cabinId })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removing a card moves the focus to the top of the list. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < lastCount.current && isLost) heading.current?.focus({ preventScroll: true });
    lastCount.current = count;
  }, [count]);
  return heading;
}

function SavedCabins() {
  const saved = useSaved();
  const criteria = useStoredCriteria();
  const { answer, hasFailed, isChecking, isGone, retry } = useSavedCheck(saved, criteria);
  const top = useFocusAfterRemoval(saved.length);
  if (saved.length === 0) return <SavedEmpty />;

  const byId = new Map(answer?.cabins.map((result) => [result.cabin.id, result]));
  const offered = saved.flatMap(({ cabinId }) => byId.get(cabinId) ?? []);
  return (
    <PageShell>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={top} tabIndex={-1} className="text-title-1 text-spruce-900 outline-none">
            Saved cabins
          </h1>
          <p className="mt-3 text-lede text-ink-soft">
            {datesText(criteria, answer && answer.dates)}
          </p>
          <p role="status" className="mt-1 text-sm font-semibold text-ink-soft">
            {answer && (isChecking ? 'Checking your dates...' : countText(saved.length, answer))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SearchButton variant="secondary">
            {toStay(criteria) ? 'Change dates' : 'Choose dates'}
          </SearchButton>
          {offered.length > 0 && (
            <ShareListButton cabinIds={offered.map(({ cabin }) => cabin.id)} criteria={criteria} />
          )}
        </div>
      </header>
      {hasFailed && <SavedProblem saved={saved} onRetry={retry} />}
      {!answer && !hasFailed && <CabinsLoading rows={1} />}
      {answer && (
        <div aria-busy={isChecking} className={joinClasses(isChecking && 'opacity-60')}>
          <SavedGrid results={offered} dates={answer.dates} criteria={criteria} />
        </div>
      )}
      <GoneCabins gone={answer ? saved.filter(isGone) : []} />
    </PageShell>
  );
}

/** The list, rendered on the client, because only the browser knows it. */
export function SavedList() {
  const isHydrated = useHydrated();
  if (isHydrated) return <SavedCabins />;
  return (
    <PageShell>
      <h1 className="mb-8 text-title-1 text-spruce-900">Saved cabins</h1>
      <div data-needs-script>
        <CabinsLoading rows={1} />
      </div>
    </PageShell>
  );
}
