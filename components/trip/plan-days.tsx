import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { baseOf, driveMinutes } from '@/lib/domain/trip/planner/drive';
import { stopBefore } from '@/lib/domain/trip/planner/draft-plan';
import { hintsOfAll, hintsOn, type DayHint } from '@/lib/domain/trip/planner/day-hints';
import { isPartTaken, partsOf, stopAt, type Plan, type Slot } from '@/lib/domain/trip/planner/plan';
import type { Stop } from '@/lib/domain/trip/planner/stop';
import { formatDate, formatFullWeekday } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { aboutText, dogText, PART_LABELS, spokenTime } from './plan-copy';
import { shop } from '@/lib/shop/shop';

type Props = {
  plan: Plan;
  /** A plan of no particular year shows weekdays only. */
  hasDates?: boolean;
  headingLevel?: 'h2' | 'h3';
  actions?: (slot: Slot, stop: Stop | null) => ReactNode;
};

/** The days of a plan; the same for reading, for printing and, with `actions`, for changing it. */
export function PlanDays({ plan, hasDates = true, headingLevel = 'h3', actions }: Props) {
  const Heading = headingLevel;
  const everyDay = hasDates ? hintsOfAll(plan.days.map(({ date }) => date)) : [];
  const isSaid = ({ text }: DayHint) => everyDay.some((notice) => notice.text === text);
  return (
    <>
      {everyDay.length > 0 && (
        <div className="mb-6 max-w-prose">
          <Notices notices={everyDay} />
        </div>
      )}
      <ol className="gap-6 laptop:columns-2 print:columns-1">
        {plan.days.map(({ date }, day) => (
          <li
            key={date}
            className="mb-6 break-inside-avoid rounded-card border border-line bg-surface p-5 shadow-card tablet:p-6 print:mb-4 print:border-0 print:p-0 print:shadow-none"
          >
            <Heading className="text-title-3 text-spruce-900">
              {hasDates ? formatDate(date) : formatFullWeekday(date)}
              <span className="ml-2 font-sans text-sm font-semibold text-ink-soft">
                {dayNote(day, plan.days.length)}
              </span>
            </Heading>
            {hasDates && <Notices notices={hintsOn(date).filter((notice) => !isSaid(notice))} />}
            <ul className="mt-4 divide-y divide-line">
              {partsOf(day, plan.days.length).map((part) => (
                <Part key={part} plan={plan} slot={{ day, part }} actions={actions} />
              ))}
            </ul>
            <DriveHome plan={plan} day={day} />
          </li>
        ))}
      </ol>
    </>
  );
}

function dayNote(day: number, dayCount: number): string {
  if (day === 0) return 'Arrival';
  return day === dayCount - 1 ? 'Departure' : `Day ${day + 1}`;
}

function Notices({ notices }: { notices: readonly DayHint[] }) {
  return notices.map(({ text, event }) => (
    <p key={text} className="mt-3 rounded-control bg-dawn-100 px-3 py-2 text-sm text-pretty">
      {text}
      {event && (
        <>
          {' '}
          <Link href={paths.event(event)} className="link print:hidden">
            More about it
          </Link>
        </>
      )}
    </p>
  ));
}

function Part({ plan, slot, actions }: { plan: Plan; slot: Slot; actions: Props['actions'] }) {
  const day = plan.days[slot.day];
  const stop = stopAt(plan, slot);
  if (day && isPartTaken(day, slot.part)) return null;
  return (
    <li className="py-4 last:pb-0">
      <p className="eyebrow text-ember-700">{PART_LABELS[slot.part]}</p>
      {stop ? (
        <StopFacts plan={plan} slot={slot} stop={stop} />
      ) : (
        <p className="mt-1 text-ink-soft">Nothing planned. Porch, rocking chair, coffee.</p>
      )}
      {actions?.(slot, stop)}
    </li>
  );
}

function StopFacts({ plan, slot, stop }: { plan: Plan; slot: Slot; stop: Stop }) {
  const before = stopBefore(plan, slot);
  const facts = [
    `${aboutText(driveMinutes(before ?? baseOf(shop().areas, plan.base), stop), 'About')} from your ${before ? 'last stop' : 'cabin'}`,
    `Allow ${spokenTime(stop.minutes)}`,
    plan.dog && dogText(stop),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1 text-title-4 font-semibold text-spruce-900">{stop.name}</p>
      <p className="mt-1 text-pretty">{stop.about}</p>
      <p className="mt-1 text-sm text-ink-soft">{facts.join('. ')}</p>
    </>
  );
}

function DriveHome({ plan, day }: { plan: Plan; day: number }) {
  const parts = partsOf(day, plan.days.length);
  const last = parts.flatMap((part) => stopAt(plan, { day, part }) ?? []).at(-1);
  if (!last || day === plan.days.length - 1) return null;
  return (
    <p className="mt-4 border-t border-dashed border-line pt-3 text-sm text-ink-soft">
      {`Back to the cabin: ${aboutText(driveMinutes(last, baseOf(shop().areas, plan.base)))}`}
    </p>
  );
}
