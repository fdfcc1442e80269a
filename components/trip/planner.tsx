'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readSession, STORAGE_KEYS } from '@/lib/browser/storage/storage';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { moveStop } from '@/lib/domain/trip/planner/change-plan';
import { anotherIdea, draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { stayOf, stopAt, withStop, type Slot } from '@/lib/domain/trip/planner/plan';
import { parseStoredCriteria } from '@/lib/domain/search/search-criteria';
import { formatDateRange } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { checkWishes, type WishesDraft, type WishesErrors } from './check-wishes';
import { PlanCabins } from './plan-cabins';
import { PlanClosures } from './plan-closures';
import { PlanDays } from './plan-days';
import { PlanMap } from './plan-map';
import { SharePlan } from './share-plan';
import { actionId, SlotActions, slotText, type SlotAction } from './slot-actions';
import { storePlan, useStoredPlan, type StoredPlan } from './stored-plan';
import { WishesForm } from './wishes-form';

/** From the plan of this browser, else from the last search. */
function startingWishes(stored: StoredPlan | null): WishesDraft {
  const stay = stored && stayOf(stored.plan);
  if (stored && stay) return { ...stored.plan, ...stay };
  const { criteria } = parseStoredCriteria(readSession(STORAGE_KEYS.searchCriteria), shop().areas);
  return {
    checkIn: criteria.checkIn ?? '',
    checkOut: criteria.checkOut ?? '',
    base: criteria.city === 'all' ? (shop().areas[0]?.slug ?? '') : criteria.city,
    adults: criteria.guests,
    children: 0,
    dog: false,
    interests: [],
  };
}

export function Planner({ mapStyleUrl }: { mapStyleUrl: string }) {
  const stored = useStoredPlan();
  const [draft, setDraft] = useState(() => startingWishes(stored));
  const [errors, setErrors] = useState<WishesErrors>({});
  const [news, setNews] = useState('');
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null);
  const [today] = useState(() => todayInZone(new Date(), shop().timezone));

  useEffect(() => {
    if (focusOn) document.getElementById(focusOn.id)?.focus();
  }, [focusOn]);

  function submit() {
    const checked = checkWishes(draft, today);
    if ('errors' in checked) {
      setErrors(checked.errors);
      setFocusOn({ id: checked.errors.checkIn ? 'plan-check-in' : 'plan-check-out' });
      return;
    }
    setErrors({});
    const { base, adults, children, dog, interests } = draft;
    const wishes = { base, adults, children, dog, interests };
    storePlan({
      plan: draftPlan(wishes, checked.stay, shop().areas),
      cabins: stored?.cabins ?? [],
    });
    setNews('Your days are ready.');
    setFocusOn({ id: 'your-days' });
  }

  function act(action: SlotAction, slot: Slot) {
    if (!stored) return;
    const { plan } = stored;
    const name = stopAt(plan, slot)?.name ?? '';
    const moved =
      action === 'earlier' || action === 'later'
        ? moveStop(plan, slot, action, shop().areas)
        : null;
    const target = moved?.slot ?? slot;
    const next =
      action === 'idea'
        ? anotherIdea(plan, slot, shop().areas)
        : action === 'remove'
          ? withStop(plan, slot, null)
          : (moved?.plan ?? plan);
    storePlan({ ...stored, plan: next });
    if (action === 'idea') {
      setNews(`${slotText(plan, slot)}: ${stopAt(next, slot)?.name ?? 'nothing else fits'}.`);
    } else {
      setNews(
        action === 'remove' ? `${name} removed.` : `${name} moved to ${slotText(plan, target)}.`,
      );
    }
    setFocusOn({ id: actionId(action === 'remove' ? 'idea' : action, target) });
  }

  const stay = stored && stayOf(stored.plan);
  return (
    <>
      <WishesForm
        draft={draft}
        errors={errors}
        today={today}
        hasPlan={stored !== null}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onSubmit={submit}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
      {stored && stay && (
        <div className="mt-10">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <div>
              <h2
                id="your-days"
                tabIndex={-1}
                className="scroll-mt-28 text-title-2 text-spruce-900 outline-none"
              >
                Your days, <span className="inline-block">{formatDateRange(stay)}</span>
              </h2>
              <p className="mt-2 text-ink-soft print:hidden">
                Saved in this browser. Change whatever you like.
              </p>
            </div>
            <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
              Print
            </Button>
          </div>
          {stay.checkIn < today && (
            <p className="mb-6 rounded-control bg-dawn-100 px-4 py-3">
              Those dates have passed. Pick new ones above and rebuild your plan.
            </p>
          )}
          <PlanMap plan={stored.plan} mapStyleUrl={mapStyleUrl} />
          <PlanDays
            plan={stored.plan}
            actions={(slot, stop) => (
              <SlotActions plan={stored.plan} slot={slot} stop={stop} onAction={act} />
            )}
          />
          <PlanClosures plan={stored.plan} />
          <PlanCabins stored={stored} stay={stay} onChange={storePlan} />
          <SharePlan stored={stored} stay={stay} />
        </div>
      )}
    </>
  );
}
