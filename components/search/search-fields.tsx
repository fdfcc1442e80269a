import { Calendar } from 'lucide';
import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import type { SearchAction } from '@/components/search/search-state';
import { datesInParts, describeFlexibility } from '@/components/search/search-copy';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { RidgeLine } from '@/components/ui/ridge-line';
import { Stepper } from '@/components/ui/stepper';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { ChoiceChip } from '@/components/ui/chip';
import { shop } from '@/lib/shop/shop';

type CityChoiceProps = {
  value: SearchCriteria['city'];
  onChange: (city: SearchCriteria['city']) => void;
};

function CityChoice({ value, onChange }: CityChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold short:mb-1">Where</legend>
      <div className="flex flex-wrap gap-[min(0.5rem,1.9vw)]">
        {[{ slug: 'all', city: 'All areas' }, ...shop().areas].map(({ slug, city }) => (
          <ChoiceChip
            key={slug}
            name="city"
            value={slug}
            checked={value === slug}
            className="short:px-[min(0.75rem,3vw)]"
            data-first-focus={value === slug || undefined}
            onChange={() => onChange(slug)}
          >
            {city}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}

/** No line ends between the number of nights and its unit. */
function ChosenDates({ criteria }: { criteria: SearchCriteria }) {
  const [dates, nights] = datesInParts(criteria);
  if (!nights) return dates;
  return (
    <>
      {dates}, <span className="whitespace-nowrap">{nights}</span>
    </>
  );
}

/** Between two groups: more on a tall phone, whose rest is for the ridges. */
const Space = () => <div className="max-h-10 min-h-7 shrink-0 grow short:min-h-4" />;

type SearchFieldsProps = {
  id: string;
  criteria: SearchCriteria;
  dispatch: Dispatch<SearchAction>;
  /** The date picker was just closed. */
  focusesDates: boolean;
  onPickDates: () => void;
  onSubmit: () => void;
  /** Beside the label of the dates. */
  actions?: ReactNode;
  /** Shown beside the dates if there is room. */
  calendar?: ReactNode;
  /** Below the dates. */
  children?: ReactNode;
};

export function SearchFields({
  id,
  criteria,
  dispatch,
  focusesDates,
  onPickDates,
  onSubmit,
  actions,
  calendar,
  children,
}: SearchFieldsProps) {
  const flexibility = describeFlexibility(criteria);
  const dates = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusesDates) dates.current?.focus();
  }, [focusesDates]);
  return (
    <form
      id={id}
      className={joinClasses(
        'flex min-h-full flex-col',
        Boolean(calendar) &&
          'gap-7 laptop:grid laptop:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_minmax(0,19rem)] laptop:gap-x-8 laptop:gap-y-5',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="laptop:col-span-2">
        <CityChoice
          value={criteria.city}
          onChange={(city) => dispatch({ type: 'city-chosen', city })}
        />
      </div>
      {!calendar && <Space />}
      <div className="flex flex-col gap-7 laptop:row-start-2 laptop:gap-5 short:gap-4">
        <div>
          <div className="mb-2 flex items-center justify-between short:mb-1">
            <p id={`${id}-dates`} className="font-semibold">
              When
            </p>
            {actions}
          </div>
          <button
            id={`${id}-dates-value`}
            type="button"
            ref={dates}
            aria-labelledby={`${id}-dates ${id}-dates-value`}
            onClick={onPickDates}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2 text-left shadow-control transition-colors hover:border-spruce-700"
          >
            <Icon shapes={Calendar} className="size-5 shrink-0 text-spruce-700" />
            <span>
              <span className="block">
                {criteria.checkIn === null ? 'Add dates' : <ChosenDates criteria={criteria} />}
              </span>
              {flexibility && <span className="block text-sm text-ink-soft">{flexibility}</span>}
            </span>
          </button>
        </div>
        {children}
      </div>
      {/* As high as a month of six weeks, so that another month moves nothing. */}
      {calendar && (
        <div className="grid min-h-92 content-start laptop:col-span-2 laptop:row-start-2">
          {calendar}
        </div>
      )}
      {!calendar && <Space />}
      <Stepper
        className={
          calendar ? 'laptop:col-start-3 laptop:row-start-1 laptop:self-center' : undefined
        }
        label="Guests"
        hint="Adults and children"
        unit="guests"
        value={criteria.guests}
        min={GUESTS_MIN}
        max={GUESTS_MAX}
        onChange={(guests) => dispatch({ type: 'guests-changed', guests })}
      />
      {!calendar && (
        <RidgeLine className="-mx-5 mt-auto -mb-5 text-spruce-100 tablet:-mx-7 short:h-[clamp(3.5rem,40dvh-12.5rem,10rem)]" />
      )}
    </form>
  );
}
