import { Card } from './card';
import { InviteForm, type Invite } from './invite-form';
import { PersonForm, RestoreButton, type PersonActions } from './person-forms';
import { ROLE_NAMES } from './role-copy';
import { formatInstant } from './time';
import type { HostInvitation, HostPeople, HostPerson } from '@/lib/schemas/host/people';

/** `actions`: null for a manager, who reads only. */
type Props = { people: HostPeople; actions: (PersonActions & { invite: Invite }) | null };

const MOST_NAMED = 4;

function cabinNames(people: HostPeople, ids: readonly string[]): string {
  const titles = people.cabins.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  const rest = titles.length - MOST_NAMED;
  return titles.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function placeText(people: HostPeople, { role, cabinIds }: HostPerson | HostInvitation): string {
  const cabins = cabinNames(people, cabinIds);
  return cabins === '' ? ROLE_NAMES[role] : `${ROLE_NAMES[role]} of ${cabins}`;
}

export function StaffView({ people, actions }: Props) {
  const present = people.staff.filter(({ disabledAt }) => disabledAt === null);
  const dismissed = people.staff.filter(({ disabledAt }) => disabledAt !== null);
  return (
    <>
      <h1>Staff</h1>
      <div className="host-split">
        <div>
          <Card heading="May use the console">
            <ul className="host-list">
              {present.map((person) => (
                <li key={person.userId} className="host-person">
                  <div>
                    <strong>{person.email}</strong>
                    {person.isMe && ' (you)'}
                    <p>{placeText(people, person)}</p>
                  </div>
                  <small>
                    {person.lastSignInAt
                      ? `Signed in ${formatInstant(person.lastSignInAt)}`
                      : 'Not signed in yet'}
                  </small>
                  {actions && (
                    <PersonForm person={person} cabins={people.cabins} actions={actions} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
          {people.invitations.length > 0 && (
            <Card heading="Invited">
              <ul className="host-list">
                {people.invitations.map((invitation) => (
                  <li key={invitation.id}>
                    <div>
                      <strong>{invitation.email}</strong>
                      <p>{placeText(people, invitation)}</p>
                    </div>
                    <small>
                      {invitation.hasFailed ? 'Failed' : 'The letter is on its way'}
                      {invitation.error && `: ${invitation.error}`}
                    </small>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {dismissed.length > 0 && (
            <Card heading="Dismissed">
              <ul className="host-list">
                {dismissed.map((person) => (
                  <li key={person.userId}>
                    <div>
                      {person.email}
                      <p>{placeText(people, person)}</p>
                    </div>
                    {actions && <RestoreButton person={person} restore={actions.restore} />}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        {actions ? (
          <Card heading="Invite somebody">
            <InviteForm cabins={people.cabins} invite={actions.invite} />
          </Card>
        ) : (
          <p>Only an owner invites and changes the staff.</p>
        )}
      </div>
    </>
  );
}
