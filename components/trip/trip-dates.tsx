import { Calendar } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { INITIAL_SEARCH, reduceSearch, type SearchAction } from '@/components/search/search-state';
import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/dialog/popover';
import { isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatDate, formatMonthDay } from '@/lib/copy/format';
import type { WishesDraft, WishesErrors } from './check-wishes';

const loadPicker = () => import('@/components/search/date-picker');
const DatePicker = lazy(async () => ({ default: (await loadPicker()).DatePicker }));
const preload = () => void loadPicker().catch(() => undefined);

type End = 'checkIn' | 'checkOut';
type Dates = Pick<WishesDraft, End>;

type Props = {
  /** The ids of both fields begin with it. */
  form: 'plan' | 'edit';
  draft: Dates;
  errors?: WishesErrors;
  today: CalendarDate;
  onChange: (change: Dates) => void;
};

const FIELDS = [
  { end: 'checkIn', name: 'check-in', label: 'Arrive' },
  { end: 'checkOut', name: 'check-out', label: 'Leave' },
] as const;

const dateOf = (text: string) => (isCalendarDate(text) ? text : null);

/** Both days of a trip, chosen in the calendar of the search; it closes once it has both. */
export function TripDates({ form, draft, errors = {}, today, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<End | null>(null);
  const checkIn = dateOf(draft.checkIn);
  // "Leave" asks for another last day of the same trip.
  const checkOut = openAt === 'checkOut' ? null : dateOf(draft.checkOut);
  const criteria = { ...INITIAL_SEARCH.criteria, checkIn, checkOut };

  function close(end: End) {
    setOpenAt(null);
    box.current?.querySelector<HTMLElement>(`[data-end="${end}"]`)?.focus();
  }

  function dispatch(action: SearchAction) {
    if (action.type === 'cancelled') {
      close(openAt ?? 'checkIn');
      return;
    }
    const { criteria: next } = reduceSearch({ ...INITIAL_SEARCH, criteria }, action);
    onChange({ checkIn: next.checkIn ?? '', checkOut: next.checkOut ?? '' });
    if (next.checkOut) close('checkOut');
  }

  return (
    <div ref={box} className="relative">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        {FIELDS.map(({ end, name, label }) => {
          const date = dateOf(draft[end]);
          const text = date ? formatMonthDay(date) : 'Add date';
          return (
            <Field key={end} id={`${form}-${name}`} label={label} error={errors[end]}>
              {(control) => (
                <button
                  {...control}
                  type="button"
                  data-end={end}
                  aria-label={`${label}: ${date ? formatDate(date) : text}`}
                  aria-haspopup="dialog"
                  aria-expanded={openAt === end}
                  onClick={() =>
                    void loadPicker().then(
                      () => setOpenAt(openAt === end ? null : end),
                      () => undefined,
                    )
                  }
                  onPointerEnter={preload}
                  onFocus={preload}
                  className={joinClasses(
                    controlClass,
                    'flex cursor-pointer items-center gap-2.5 text-left',
                    openAt === end &&
                      'border-spruce-800 shadow-[0_0_0_1px_var(--color-spruce-800)]',
                  )}
                >
                  <Icon shapes={Calendar} className="size-5 shrink-0 text-spruce-700" />
                  <span className={date ? undefined : 'text-ink-soft'}>{text}</span>
                </button>
              )}
            </Field>
          );
        })}
      </div>
      {openAt && (
        <Popover
          label="Choose your dates"
          anchor={box}
          onClose={(isAway) => (isAway ? setOpenAt(null) : close(openAt))}
          className="absolute top-full -right-2 -left-2 z-20 mt-2 scroll-my-24 rounded-card border border-line bg-paper p-4 shadow-raised outline-none tablet:right-auto tablet:left-0 tablet:w-[42rem]"
        >
          <Suspense fallback={null}>
            <DatePicker
              key={openAt}
              autoFocus
              isBeside
              criteria={criteria}
              today={today}
              dispatch={dispatch}
            />
          </Suspense>
          {checkIn && (
            <Button
              variant="quiet"
              size="small"
              className="mt-2"
              onClick={() => dispatch({ type: 'cleared' })}
            >
              Clear dates
            </Button>
          )}
        </Popover>
      )}
    </div>
  );
}
