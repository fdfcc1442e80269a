'use client';

import { useState } from 'react';
import { ActionForm, TextField } from './fields';
import { AssignmentFields } from './assignment-fields';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import type { CabinChoice, InvitationForm, StaffAssignment } from '@/lib/schemas/host/staff-list';

export type Invite = (form: InvitationForm) => Promise<ActionResult<unknown>>;
type Props = { cabins: readonly CabinChoice[]; invite: Invite };

export function InviteForm({ cabins, invite }: Props) {
  const [email, setEmail] = useDraft('invite');
  const [place, setPlace] = useState<StaffAssignment>({ role: 'manager', cabinIds: [] });
  const [invited, setInvited] = useState<string | null>(null);
  const { isPending, error, run } = useAction();
  return (
    <ActionForm
      onSubmit={() => {
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
      <TextField
        id="invite-email"
        label="E-mail"
        hint="A letter with a link goes there within two minutes. Later a code by mail signs in."
        error={error}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={254}
        value={email}
        onText={setEmail}
      />
      <AssignmentFields id="invite" place={place} cabins={cabins} onChange={setPlace} />
      <Button type="submit" disabled={isPending}>
        Invite
      </Button>
      <p role="status">{invited && `${invited} is invited.`}</p>
    </ActionForm>
  );
}
