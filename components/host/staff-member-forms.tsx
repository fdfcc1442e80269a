'use client';

import { AssignmentFields } from './assignment-fields';
import { ConfirmButton } from './confirm-button';
import { ActionButton } from './fields';
import { HostForm } from './host-form';
import type { ActionResult } from './use-action';
import { useHostForm } from './use-host-form';
import { Button } from '@/components/ui/button';
import {
  assignmentSchema,
  type CabinChoice,
  type ListedMember,
  type StaffAssignment,
} from '@/lib/schemas/host/staff-list';

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
  const form = useHostForm({
    id: `member-${userId}`,
    schema: assignmentSchema,
    start: { role, cabinIds },
    action: (place) => actions.changeAssignment(userId, place),
    onDone: () => form.change(form.fields),
    done: 'Saved.',
  });
  return (
    <details>
      <summary aria-label={`Change ${email}`}>Change</summary>
      <HostForm form={form} onSubmit={() => form.send(form.fields)}>
        <AssignmentFields
          id={`member-${userId}`}
          place={form.fields}
          cabins={cabins}
          onChange={form.change}
        />
        {form.error && <p role="alert">{form.error}</p>}
        <p role="status">{form.done}</p>
        <div className="host-row">
          <Button type="submit" size="small" disabled={form.isPending}>
            Save
          </Button>
          {!isMe && (
            <ConfirmButton
              question={`Nothing is allowed to ${email} from then on, on all devices.`}
              confirm="Dismiss now"
              work={() => actions.dismiss(userId)}
            >
              Dismiss
            </ConfirmButton>
          )}
        </div>
      </HostForm>
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
