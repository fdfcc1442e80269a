import { ActionButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { InviteForm, type Invite } from './invite-form';
import { StaffMemberForm, type StaffActions } from './staff-member-forms';
import { ROLE_NAMES } from './role-copy';
import { formatInstant } from '@/components/host/copy/time';
import styles from './staff-view.module.css';
import '@/components/host/form/cabin-choices.css';
import type { HostInvitation, StaffList, ListedMember } from '@/lib/schemas/host/staff/staff-list';

/** `actions` is null for managers, who can only read. */
type Props = { list: StaffList; actions: (StaffActions & { inviteMember: Invite }) | null };

const MAX_NAMED = 4;

// The errors our database writes. The job's own errors are shown as they are.
const INVITATION_ERRORS: Record<string, string> = {
  inviter_left: 'whoever sent the invitation is no longer an owner',
};

function cabinNames(list: StaffList, ids: readonly string[]): string {
  const titles = list.cabins.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  const rest = titles.length - MAX_NAMED;
  return titles.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function assignmentText(
  list: StaffList,
  { role, cabinIds }: ListedMember | HostInvitation,
): string {
  const cabins = cabinNames(list, cabinIds);
  return cabins === '' ? ROLE_NAMES[role] : `${ROLE_NAMES[role]} of ${cabins}`;
}

export function StaffView({ list, actions }: Props) {
  const present = list.staff.filter(({ disabledAt }) => disabledAt === null);
  const dismissed = list.staff.filter(({ disabledAt }) => disabledAt !== null);
  return (
    <>
      <h1>Staff</h1>
      <div className={styles.split}>
        <div>
          <Card heading="Can use the console">
            <ul className="host-list">
              {present.map((member) => (
                <li key={member.userId} className={styles.member}>
                  <div>
                    <strong>{member.name ?? member.email}</strong>
                    {member.isMe && ' (you)'}
                    {member.name && <p>{member.email}</p>}
                    <p>{assignmentText(list, member)}</p>
                  </div>
                  <small>
                    {member.lastSignInAt
                      ? `Signed in ${formatInstant(member.lastSignInAt)}`
                      : 'Not signed in yet'}
                  </small>
                  {actions && (
                    <StaffMemberForm member={member} cabins={list.cabins} actions={actions} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
          {list.invitations.length > 0 && (
            <Card heading="Invited">
              <ul className="host-list">
                {list.invitations.map((invitation) => (
                  <li key={invitation.id}>
                    <div>
                      <strong>{invitation.name ?? invitation.email}</strong>
                      {invitation.name && <p>{invitation.email}</p>}
                      <p>{assignmentText(list, invitation)}</p>
                    </div>
                    <small>
                      {invitation.hasFailed ? 'Failed' : 'The letter is on its way'}
                      {invitation.error &&
                        `: ${INVITATION_ERRORS[invitation.error] ?? invitation.error}`}
                    </small>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {dismissed.length > 0 && (
            <Card heading="Dismissed">
              <ul className="host-list">
                {dismissed.map((member) => (
                  <li key={member.userId}>
                    <div>
                      {member.name ?? member.email}
                      {member.name && <p>{member.email}</p>}
                      <p>{assignmentText(list, member)}</p>
                    </div>
                    {actions && (
                      <span>
                        <ActionButton
                          aria-label={`Bring back ${member.name ?? member.email}`}
                          work={actions.restoreMember.bind(null, member.userId)}
                        >
                          Bring back
                        </ActionButton>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        {actions ? (
          <Card heading="Invite somebody">
            <InviteForm cabins={list.cabins} invite={actions.inviteMember} />
          </Card>
        ) : (
          <p>Only an owner can invite and manage staff.</p>
        )}
      </div>
    </>
  );
}
