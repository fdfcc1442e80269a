'use client';

import { AssignmentFields } from './assignment-fields';
import { ConfirmButton } from '@/components/host/form/action-button';
import { TextField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import {
  assignmentSchema,
  type CabinChoice,
  type ListedMember,
  type StaffAssignment,
} from '@/lib/schemas/host/staff/staff-list';

export type StaffActions = {
  changeAssignment: (userId: string, place: StaffAssignment) => Answer;
  dismissMember: (userId: string) => Answer;
  restoreMember: (userId: string) => Answer;
};
type Props = { member: ListedMember; cabins: readonly CabinChoice[]; actions: StaffActions };

/** Changes the role or cabins, or dismisses somebody after asking twice. */
export function StaffMemberForm({ member, cabins, actions }: Props) {
  const { userId, role, cabinIds, isMe } = member;
  const name = member.name ?? member.email;
  const form = useHostForm({
    id: `member-${userId}`,
    schema: assignmentSchema,
    start: { name: member.name ?? '', role, cabinIds },
    action: (place) => actions.changeAssignment(userId, place),
    onDone: () => form.change(form.fields),
    done: 'Saved.',
  });
  return (
    <details>
      <summary aria-label={`Change ${name}`}>Change</summary>
      <HostForm form={form} onSubmit={() => form.send(form.fields)}>
        <TextField
          {...form.field('name', 'Name')}
          hint="What you call this person here. Leave it empty to show the email address."
          autoComplete="off"
          maxLength={100}
        />
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
              question={`${name} loses access right away, on all devices.`}
              confirm="Dismiss now"
              work={() => actions.dismissMember(userId)}
            >
              Dismiss
            </ConfirmButton>
          )}
        </div>
      </HostForm>
    </details>
  );
}
