import Link from 'next/link';
import { FilterSelect, SearchForm } from '@/components/host/shell/list-parts';
import { Card } from '@/components/host/shell/card';
import { dayOf } from '@/components/host/copy/time';
import { sinceText, sourceText, SUBSCRIBER_STATES } from './newsletter-copy';
import { AllowSubscriber, RemoveSubscriber, type SubscriberActions } from './subscriber-actions';
import { Button } from '@/components/ui/button';
import {
  MAX_SUBSCRIBER_TEXT,
  type Subscriber,
  type Subscribers,
  type SubscriberSearch,
} from '@/lib/schemas/host/newsletter';
import { withQuery } from '@/lib/http/with-query';

type Props = { list: Subscribers; search: SubscriberSearch; actions: SubscriberActions };

const pathOf = (page: string, { q, state, after }: SubscriberSearch): string =>
  withQuery(page, { q, state, after });

export function SubscribersView({ list, search, actions }: Props) {
  const { subscribers, next, stop } = list;
  return (
    <>
      <Link href="/host/newsletter">Newsletter</Link>
      <div className="host-bar">
        <h1>Subscribers</h1>
        {subscribers.length > 0 && (
          <a
            href={pathOf('/host/subscribers-csv', { ...search, after: undefined })}
            className="btn btn-secondary btn-small"
            download
          >
            Download CSV
          </a>
        )}
      </div>
      <SearchForm
        label="Subscribers"
        name="q"
        maxLength={MAX_SUBSCRIBER_TEXT}
        placeholder="Part of an address"
        value={search.q}
      >
        <FilterSelect
          label="State"
          name="state"
          chosen={search.state}
          options={Object.entries(SUBSCRIBER_STATES)}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </SearchForm>
      {stop && <AllowSubscriber email={search.q} reason={stop} allow={actions.allowSubscriber} />}
      <Card heading="Addresses">
        {subscribers.length === 0 ? (
          <p>
            {search.q === '' && search.state === undefined
              ? 'Nobody has signed up yet. The forms are at the bottom of every page and in the pop-up.'
              : 'No addresses match. Clear a field to see more.'}
          </p>
        ) : (
          <ul className="host-list">
            {subscribers.map((subscriber) => (
              <Entry key={subscriber.id} subscriber={subscriber} actions={actions} />
            ))}
          </ul>
        )}
      </Card>
      {next !== null && (
        <Link
          href={pathOf('/host/newsletter/subscribers', { ...search, after: next })}
          className="btn btn-secondary btn-medium"
        >
          More addresses
        </Link>
      )}
    </>
  );
}

type EntryProps = { subscriber: Subscriber; actions: SubscriberActions };

function Entry({ subscriber, actions }: EntryProps) {
  const { id, email, state, stoppedBy, signedUpAt, consentWords, consentAskedAt } = subscriber;
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <p>
          {SUBSCRIBER_STATES[state]}, {sinceText(subscriber)}
        </p>
      </div>
      <details>
        <summary aria-label={`Source and consent of ${email}`}>Source and consent</summary>
        <p>
          {sourceText(subscriber)}, {dayOf(signedUpAt)}.
        </p>
        {consentWords === null || consentAskedAt === null ? (
          <p>No confirmation was sent, so they haven’t agreed to anything yet.</p>
        ) : (
          <>
            <p>{`Asked ${dayOf(consentAskedAt)}, beside the form and in the confirmation:`}</p>
            <blockquote className="whitespace-pre-line">{consentWords}</blockquote>
          </>
        )}
        <div className="host-row">
          <RemoveSubscriber id={id} email={email} remove={actions.removeSubscriber} />
        </div>
        {stoppedBy && (
          <AllowSubscriber email={email} reason={stoppedBy} allow={actions.allowSubscriber} />
        )}
      </details>
    </li>
  );
}
