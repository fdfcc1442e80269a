'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { Stepper } from '@/components/ui/stepper';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';
import { CopyLink } from './copy-link';
import { AddSaved } from './add-saved';
import { editLink, groupLink } from './itinerary-links';
import { TripDates } from './trip-dates';
import { useEditForm, type EditedItinerary } from './use-edit-form';

type Props = { itinerary: EditedItinerary; editToken: string };

/** The author's form: title, dates, guests, cabins, and revoking the page. */
export function EditForm({ itinerary, editToken }: Props) {
  const { draft, change, error, isBusy, submit, revoke } = useEditForm(itinerary, editToken);
  const [today] = useState(() => todayInZone(new Date(), shop().timezone));
  return (
    <details className="mb-10 rounded-card border border-line bg-paper-deep p-5 tablet:p-6 print:hidden">
      <summary className="chevron min-h-11 text-title-4 font-semibold text-spruce-900">
        You made this page. Change or share it
      </summary>
      <form onSubmit={submit} noValidate aria-label="Change this page" className="mt-5 grid gap-5">
        <div className="grid gap-5 tablet:max-w-2xl">
          <InputField
            id="edit-title"
            label="Trip name"
            value={draft.title}
            maxLength={80}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TripDates form="edit" draft={draft} today={today} onChange={change} />
        </div>
        {draft.hasPlan && (
          <p className="text-sm text-ink-soft">
            If you change dates, your stops stay, unless they’re usually closed then.
          </p>
        )}
        <Stepper
          label="Guests"
          unit="guests"
          value={draft.guests}
          min={GUESTS_MIN}
          max={GUESTS_MAX}
          onChange={(guests) => change({ guests })}
          className="max-w-sm"
        />
        <CabinNames cabins={draft.cabins} onChange={(cabins) => change({ cabins })} />
        <AddSaved cabins={draft.cabins} onChange={(cabins) => change({ cabins })} />
        {error && (
          <p role="alert" className="font-medium text-ember-700">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            Save changes
          </Button>
          <TakeDown isBusy={isBusy} onTakeDown={() => void revoke()} />
        </div>
      </form>
      <ItineraryLinks itinerary={itinerary} editToken={editToken} />
    </details>
  );
}

type CabinsProps = {
  cabins: EditedItinerary['cabins'];
  onChange: (cabins: EditedItinerary['cabins']) => void;
};

function CabinNames({ cabins, onChange }: CabinsProps) {
  return (
    <ul className="grid gap-2">
      {cabins.map((cabin) => (
        <li key={cabin.id} className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{cabin.title}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Take ${cabin.title} off the list`}
            onClick={() => onChange(cabins.filter((other) => other.id !== cabin.id))}
          >
            Take off
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ItineraryLinks({ itinerary, editToken }: Props) {
  return (
    <div className="mt-6 grid gap-5 border-t border-line pt-6 tablet:grid-cols-2">
      <CopyLink
        label="For your group"
        hint="Anyone with it can read and vote."
        link={groupLink(itinerary.id)}
        title={itinerary.title}
      />
      <CopyLink
        label="For you only"
        hint="Lets you change this page."
        link={editLink(itinerary.id, editToken)}
        title={itinerary.title}
      />
    </div>
  );
}

type TakeDownProps = { isBusy: boolean; onTakeDown: () => void };

function TakeDown({ isBusy, onTakeDown }: TakeDownProps) {
  const [isSure, setIsSure] = useState(false);
  if (!isSure) {
    return (
      <Button variant="secondary" onClick={() => setIsSure(true)}>
        Take this page down
      </Button>
    );
  }
  return (
    <>
      <Button variant="accent" disabled={isBusy} onClick={onTakeDown}>
        Take it down for everyone
      </Button>
      <Button variant="quiet" onClick={() => setIsSure(false)}>
        Keep it
      </Button>
    </>
  );
}
