import { useState, type SyntheticEvent } from 'react';
import { CopyLink } from '@/components/trip/copy-link';
import { editLink, groupLink } from '@/components/trip/itinerary-links';
import { Button, ButtonLink } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { serverMessage } from '@/lib/browser/api/fetch-json';
import { createItinerary, type Key } from '@/lib/browser/api/itinerary-api';
import { rememberOwnItinerary } from '@/lib/browser/storage/own-itineraries';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type { StoredPlan } from './stored-plan';

type Props = { stored: StoredPlan; stay: Stay };

const OFFLINE = 'We couldn’t make the link. Check your connection and try again.';

/** Creates a shared itinerary from the plan. */
export function SharePlan({ stored, stay }: Props) {
  const [title, setTitle] = useState(() => `The Smokies, ${formatDateRange(stay)}`);
  const [made, setMade] = useState<Key | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Give your plan a name.');
      return;
    }
    setIsBusy(true);
    setError(null);
    const { plan, cabins } = stored;
    try {
      const key = await createItinerary({
        title,
        check_in: stay.checkIn,
        check_out: stay.checkOut,
        guests: plan.adults + plan.children,
        plan,
        cabins: [...cabins],
      });
      rememberOwnItinerary(key.id, key.editToken);
      setMade(key);
    } catch (cause) {
      setError(serverMessage(cause, OFFLINE));
    }
    setIsBusy(false);
  }

  return (
    <section
      aria-labelledby="share-plan"
      className="mt-12 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8 print:hidden"
    >
      <h2 id="share-plan" className="text-title-3 text-spruce-900">
        Share it with your group
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-ink-soft">
        Get a private link with your days, your cabins and their totals, so everyone can vote. No
        account needed.
      </p>
      <form onSubmit={submit} noValidate className="mt-5 grid max-w-xl gap-4">
        <InputField
          id="share-title"
          label="Trip name"
          error={error}
          value={title}
          maxLength={80}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {isBusy ? 'Making the link…' : made ? 'Make another link' : 'Make a link to share'}
        </Button>
      </form>
      {made && (
        <div role="status" className="mt-6 grid max-w-xl gap-5 border-t border-line pt-6">
          <CopyLink
            label="For your group"
            hint="Anyone with it can read the plan and vote."
            link={groupLink(made.id)}
            title={title}
          />
          <CopyLink
            label="For you only"
            hint="Lets you change the page or take it down, on any device. This browser remembers it."
            link={editLink(made.id, made.editToken)}
            title={title}
          />
          <ButtonLink
            href={paths.sharedItinerary(made.id)}
            prefetch={false}
            variant="secondary"
            className="justify-self-start"
          >
            Open the group page
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
