import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/chip';
import { controlClass, Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { PARTY_LIMITS } from '@/lib/domain/stays/party';
import { INTERESTS, type Interest } from '@/lib/domain/trip/planner/stop';
import type { WishesDraft, WishesErrors } from './check-wishes';
import { TripDates } from './trip-dates';
import { shop } from '@/lib/shop/shop';

type Props = {
  draft: WishesDraft;
  errors: WishesErrors;
  today: CalendarDate;
  hasPlan: boolean;
  onChange: (change: Partial<WishesDraft>) => void;
  onSubmit: () => void;
};

export function WishesForm({ draft, errors, today, hasPlan, onChange, onSubmit }: Props) {
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Your trip"
      className="grid grid-cols-1 gap-x-10 gap-y-7 rounded-card border border-line bg-surface p-[min(1.25rem,20px)] shadow-card tablet:grid-cols-2 tablet:p-8 laptop:grid-cols-[1.25fr_1fr_1.25fr] print:hidden"
    >
      <div className="grid content-start gap-5">
        <TripDates form="plan" draft={draft} errors={errors} today={today} onChange={onChange} />
        <Field id="plan-base" label="Where’s your cabin?" hint="I’ll measure drives from here.">
          {(control) => (
            <select
              {...control}
              value={draft.base}
              onChange={(event) => onChange({ base: event.target.value })}
              className={controlClass}
            >
              {shop().areas.map(({ slug, city }) => (
                <option key={slug} value={slug}>
                  {city}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="grid content-start gap-4">
        <Stepper
          label="Adults"
          unit="adults"
          value={draft.adults}
          min={PARTY_LIMITS.adults[0]}
          max={PARTY_LIMITS.adults[1]}
          onChange={(adults) => onChange({ adults })}
        />
        <Stepper
          label="Children"
          hint={draft.children > 0 ? 'I’ll skip long hikes' : undefined}
          unit="children"
          value={draft.children}
          min={PARTY_LIMITS.children[0]}
          max={PARTY_LIMITS.children[1]}
          onChange={(children) => onChange({ children })}
        />
        <ChoiceChip
          type="checkbox"
          checked={draft.dog}
          onChange={(event) => onChange({ dog: event.target.checked })}
          className="justify-self-start"
        >
          Bringing a dog
        </ChoiceChip>
        {errors.party && (
          <p role="alert" className="text-sm font-medium text-ember-700">
            {errors.party}
          </p>
        )}
      </div>
      <fieldset className="max-laptop:tablet:col-span-2">
        <legend className="text-sm font-semibold">What you love</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {INTERESTS.map(({ id, label }) => (
            <ChoiceChip
              key={id}
              type="checkbox"
              checked={draft.interests.includes(id)}
              onChange={() => onChange({ interests: toggle(draft.interests, id) })}
            >
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 tablet:col-span-2 laptop:col-span-3">
        <Button type="submit" variant="accent" size="large">
          {hasPlan ? 'Rebuild my plan' : 'Plan my days'}
        </Button>
        {hasPlan && <p className="text-sm text-ink-soft">This replaces the plan below.</p>}
      </div>
    </form>
  );
}

const toggle = (interests: readonly Interest[], id: Interest): Interest[] =>
  interests.includes(id) ? interests.filter((each) => each !== id) : [...interests, id];
