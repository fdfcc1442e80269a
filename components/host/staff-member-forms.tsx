'use client';

import { useState } from 'react';
import { ActionButton, ActionForm } from './fields';
import { AssignmentFields } from './assignment-fields';
import { useAction, type ActionResult } from './use-action';
import { Button } from '@/components/ui/button';
import type { CabinChoice, ListedMember, StaffAssignment } from '@/lib/schemas/host/staff-list';

type Result = Promise<ActionResult<unknown>>;
export type StaffActions = {
  changeAssignment: (userId: string, place: StaffAssignment) => Result;
  dismiss: (userId: string) => Result;
  restore: (userId: string) => Result;
};
type Props = { member: ListedMember; cabins: readonly CabinChoice[]; actions: StaffActions };

/** Another role or other cabins, and the dismissal, which is asked for twice. */
export function StaffMemberForm({ member, cabins, actions }: Props) {
  const { userId, email, role, cabinIds, isMe } = member;
  const [place, setPlace] = useState<StaffAssignment>({ role, cabinIds });
  const [isAsking, setIsAsking] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { isPending, error, run } = useAction();
  return (
    <details>
      <summary aria-label={`Change ${email}`}>Change</summary>
      <ActionForm
        onSubmit={() => {
          setIsSaved(false);
          run(
            () => actions.changeAssignment(userId, place),
            () => setIsSaved(true),
          );
        }}
      >
        <AssignmentFields
          id={`member-${userId}`}
          place={place}
          cabins={cabins}
          onChange={setPlace}
        />
        {error && <p role="alert">{error}</p>}
        <p role="status">{isSaved && 'Saved.'}</p>
        <div className="host-row">
          <Button type="submit" size="small" disabled={isPending}>
            Save
          </Button>
          {!isMe && !isAsking && (
            <Button size="small" variant="secondary" onClick={() => setIsAsking(true)}>
              Dismiss
            </Button>
          )}
        </div>
        {isAsking && (
          <div className="host-row">
            <span>Nothing is allowed to {email} from then on, on all devices.</span>
            <Button
              size="small"
              disabled={isPending}
              onClick={() =>
                run(
                  () => actions.dismiss(userId),
                  () => setIsAsking(false),
                )
              }
            >
              Dismiss now
            </Button>
            <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
              Keep
            </Button>
          </div>
        )}
      </ActionForm>
    </details>
  );
}

type RestoreProps = { member: ListedMember; restore: StaffActions['restore'] };

export function RestoreButton({ member: { userId, email }, restore }: RestoreProps) {
  return (
    <span>
      <ActionButton aria-label={`Bring back ${email}`} work={() => restore(userId)}>
        Bring back
      </ActionButton>
    </span>
  );
}
