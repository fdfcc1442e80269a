'use client';

import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { Stepper } from '@/components/ui/stepper';
import { toast } from '@/components/ui/toast-store';
import { serverMessage } from '@/lib/browser/api/fetch-json';
import { changeItinerary, revokeItinerary } from '@/lib/browser/api/itinerary-api';
import { forgetOwnItinerary } from '@/lib/browser/storage/own-itineraries';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { parseStay } from '@/lib/domain/stays/stay';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { DATES_PROBLEMS } from './check-wishes';
import { CopyLink } from './copy-link';
import { AddSaved } from './add-saved';
import { editLink, groupLink } from './itinerary-links';
import { TripDates } from './trip-dates';

export type EditedItinerary = {
  id: string;
  title: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  hasPlan: boolean;
  cabins: readonly { id: string; title: string }[];
};

type Props = { itinerary: EditedItinerary; editToken: string };

const FAILED = 'That didn’t save. Check your connection and try again.';

function datesError({ checkIn, checkOut, hasPlan }: EditedItinerary): string | null {
  if (checkIn === '' && checkOut === '') return hasPlan ? 'Pick dates for your plan.' : null;
  const parsed = parseStay(checkIn, checkOut);
  return parsed.ok ? null : DATES_PROBLEMS[parsed.problem];
}

/** The author's form: title, dates, guests, cabins, and revoking the page. */
export function EditForm({ itinerary, editToken }: Props) {
  const router = useRouter();
  const [draft, setDraft] = useState(itinerary);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [today] = useState(() => todayInZone(new Date(), shop().timezone));
  const { id } = itinerary;
  const change = (part: Partial<EditedItinerary>) => setDraft((before) => ({ ...before, ...part }));

  async function attempt(action: () => Promise<void>) {
    setIsBusy(true);
    setError(null);
    try {
      await action();
    } catch (cause) {
      setError(serverMessage(cause, FAILED));
    }
    setIsBusy(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = draft.title.trim() === '' ? 'Give your trip a name.' : datesError(draft);
    if (problem) {
      setError(problem);
      return;
    }
    const { title, checkIn, checkOut, guests, cabins } = draft;
    const parsed = parseStay(checkIn, checkOut);
    const dates = parsed.ok
      ? { check_in: parsed.stay.checkIn, check_out: parsed.stay.checkOut }
      : {};
    void attempt(async () => {
      const ids = cabins.map((cabin) => cabin.id);
      await changeItinerary({ id, editToken }, { title, ...dates, guests, cabins: ids });
      toast({ title: 'Saved', description: 'Your group can see it now.', tone: 'success' });
      router.refresh();
    });
  }

  const revoke = () =>
    attempt(async () => {
      await revokeItinerary({ id, editToken });
      forgetOwnItinerary(id);
      toast({ title: 'Taken down', description: 'That link won’t work anymore.' });
      router.push(paths.plan);
    });

  return (
    <details className="mb-10 rounded-card border border-line bg-paper-deep p-5 tablet:p-6 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center text-title-4 font-semibold text-spruce-900">
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
        <ul className="grid gap-2">
          {draft.cabins.map((cabin) => (
            <li key={cabin.id} className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{cabin.title}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Take ${cabin.title} off the list`}
                onClick={() =>
                  change({ cabins: draft.cabins.filter((other) => other.id !== cabin.id) })
                }
              >
                Take off
              </Button>
            </li>
          ))}
        </ul>
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
      <div className="mt-6 grid gap-5 border-t border-line pt-6 tablet:grid-cols-2">
        <CopyLink
          label="For your group"
          hint="Anyone with it can read and vote."
          link={groupLink(id)}
          title={itinerary.title}
        />
        <CopyLink
          label="For you only"
          hint="Lets you change this page."
          link={editLink(id, editToken)}
          title={itinerary.title}
        />
      </div>
    </details>
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
