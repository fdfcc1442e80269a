'use client';

import { useState } from 'react';
import { PlaceFields } from './place-fields';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import type { CabinChoice, InvitationForm, StaffPlace } from '@/lib/schemas/host/people';

export type Invite = (form: InvitationForm) => Promise<ActionResult<unknown>>;
type Props = { cabins: readonly CabinChoice[]; invite: Invite };

export function InviteForm({ cabins, invite }: Props) {
  const [email, setEmail] = useDraft('invite');
  const [place, setPlace] = useState<StaffPlace>({ role: 'manager', cabinIds: [] });
  const [invited, setInvited] = useState<string | null>(null);
  const { isPending, error, run } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setInvited(null);
        run(
          () => invite({ email, ...place }),
          () => {
            setInvited(email);
            setEmail('');
          },
        );
      }}
    >
      <Field
        id="invite-email"
        label="E-mail"
        hint="A letter with a link goes there within two minutes. Later a code by mail signs in."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <PlaceFields id="invite" place={place} cabins={cabins} onChange={setPlace} />
      <Button type="submit" disabled={isPending}>
        Invite
      </Button>
      <p role="status">{invited && `${invited} is invited.`}</p>
    </form>
  );
}
