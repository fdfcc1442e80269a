'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { NewCabinForm } from '@/components/host/cabins/new-cabin-form';
import { dayOf } from '@/components/host/copy/time';
import { areaName, consentText, entryText, firstCabin, OWNER_STATE_NAMES } from './owner-copy';
import { OwnerMailForm, OwnerNoteForm, type OwnerFormActions } from './owner-forms';
import styles from './owner-view.module.css';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useHydrated } from '@/components/ui/use-hydrated';
import { AMENITY_LABELS, type Amenity } from '@/lib/domain/catalog/cabin';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import type { NewCabin } from '@/lib/schemas/host/cabins/cabins';
import { OWNER_STATES, type HostOwner, type OwnerState } from '@/lib/schemas/host/owners';
import { mailtoLink, telLink } from '@/lib/domain/messaging/contact-links';

type OwnerActions = OwnerFormActions & {
  setOwnerState: (id: string, state: OwnerState, seen: OwnerState) => Answer;
  convertOwner: (id: string, cabin: NewCabin) => Answer<{ slug: string }>;
  deleteOwner: (id: string) => Answer;
};
type Area = { slug: string; city: string };
type Props = { owner: HostOwner; areas: readonly Area[]; actions: OwnerActions };

export function OwnerView({ owner, areas, actions }: Props) {
  const { id, name, propertyName, state, cabin, entries, mayBeMailed } = owner;
  const router = useRouter();
  return (
    <>
      <Link href="/host/owners">All owners</Link>
      <h1>{propertyName}</h1>
      <div className="host-halves">
        <div>
          <Card heading="Where it stands">
            <StateChoice id={id} state={state} setState={actions.setOwnerState} />
            {cabin && (
              <p>
                Its cabin: <Link href={`/host/cabins/${cabin.slug}`}>{cabin.title}</Link>
              </p>
            )}
          </Card>
          {state === 'agreed' && !cabin && (
            <Card heading="Create the cabin">
              <p>
                A draft that only your team sees, with the application’s text, amenities, and street
                address. You can change everything later.
              </p>
              <NewCabinForm
                areas={areas}
                first={{ key: id, fields: firstCabin(owner, areas[0]) }}
                add={(typed) => actions.convertOwner(id, typed)}
              />
            </Card>
          )}
          <Facts owner={owner} />
          <Card heading="On request">
            <p>
              If {name} asks you to, delete the application with its notes and mail. A cabin made
              from it stays.
            </p>
            <ConfirmButton
              variant="secondary"
              question="Delete this application? You can’t undo this."
              confirm="Delete it"
              work={() => actions.deleteOwner(id)}
              onDone={() => router.push('/host/owners')}
            >
              Delete the application
            </ConfirmButton>
          </Card>
        </div>
        <div>
          <Card heading="Write">
            {mayBeMailed ? (
              <OwnerMailForm id={id} mail={actions.mailOwner} />
            ) : (
              <p>This address reported our mail as spam or opted out. Call instead.</p>
            )}
          </Card>
          <Card heading="Note">
            <OwnerNoteForm id={id} note={actions.noteOwner} />
          </Card>
          <Card heading="History">
            <ol className="host-list">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <div>
                    <strong>{entryText(entry)}</strong>
                    {entry.body !== null && <p className={styles.entry}>{entry.body}</p>}
                    <small>{entry.by}</small>
                  </div>
                  <small>{dayOf(entry.at)}</small>
                </li>
              ))}
              <li>
                <div>
                  <strong>Applied</strong>
                </div>
                <small>{dayOf(owner.createdAt)}</small>
              </li>
            </ol>
          </Card>
        </div>
      </div>
    </>
  );
}

type ChoiceProps = { id: string; state: OwnerState; setState: OwnerActions['setOwnerState'] };

function StateChoice({ id, state, setState }: ChoiceProps) {
  const { isPending, error, run } = useAction();
  const isHydrated = useHydrated();
  return (
    <>
      <label className="host-row">
        State
        <select
          value={state}
          // The choice is saved at once, which needs scripts.
          disabled={isPending || !isHydrated}
          onChange={({ target }) => {
            const chosen = OWNER_STATES.find((each) => each === target.value);
            if (chosen) run(() => setState(id, chosen, state));
          }}
        >
          {OWNER_STATES.map((each) => (
            <option key={each} value={each}>
              {OWNER_STATE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

const isKnownAmenity = (key: string): key is Amenity => Object.hasOwn(AMENITY_LABELS, key);

function Facts({ owner }: { owner: HostOwner }) {
  const { name, email, phone, address, area, bedrooms, baths, sleeps, message } = owner;
  const amenities = owner.amenities.filter(isKnownAmenity).map((key) => AMENITY_LABELS[key]);
  const links = [...(owner.listingUrl ? [owner.listingUrl] : []), ...owner.photoUrls];
  return (
    <Card heading="What they wrote">
      {owner.isPossibleSpam && (
        <p>
          <strong>Possible spam</strong>: it may be from a bot. A field that people don’t see was
          filled in, or the form was sent almost instantly. Some browser extensions do that too.
        </p>
      )}
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>
          <a href={mailtoLink(email)}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={telLink(phone)}>{readablePhone(phone)}</a>
        </dd>
        <dt>Address</dt>
        <dd>{`${address} (${areaName(area)})`}</dd>
        <dt>Size</dt>
        <dd>{`${bedrooms} bedrooms, ${baths} baths, sleeps ${sleeps}`}</dd>
        <dt>Pets</dt>
        <dd>{owner.takesPets ? 'Welcome' : 'None'}</dd>
        {amenities.length > 0 && (
          <>
            <dt>Has</dt>
            <dd>{amenities.join(', ')}</dd>
          </>
        )}
        {links.length > 0 && (
          <>
            <dt>Links</dt>
            <dd>
              {links.map((link) => (
                <div key={link}>
                  <a href={link} rel="noopener noreferrer nofollow" target="_blank">
                    {link}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </div>
              ))}
            </dd>
          </>
        )}
        {message !== '' && (
          <>
            <dt>Words</dt>
            <dd>{message}</dd>
          </>
        )}
        <dt>Consent</dt>
        <dd>{consentText(owner)}</dd>
      </dl>
    </Card>
  );
}
