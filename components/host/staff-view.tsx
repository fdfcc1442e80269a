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
      <section className="host-card" aria-labelledby="staff-heading">
        <h2 id="staff-heading">May use the console</h2>
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
              {actions && <PersonForm person={person} cabins={people.cabins} actions={actions} />}
            </li>
          ))}
        </ul>
      </section>
      {people.invitations.length > 0 && (
        <section className="host-card" aria-labelledby="invited-heading">
          <h2 id="invited-heading">Invited</h2>
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
        </section>
      )}
      {actions ? (
        <section className="host-card host-form" aria-labelledby="invite-heading">
          <h2 id="invite-heading">Invite somebody</h2>
          <InviteForm cabins={people.cabins} invite={actions.invite} />
        </section>
      ) : (
        <p>Only an owner invites and changes the staff.</p>
      )}
      {dismissed.length > 0 && (
        <section className="host-card" aria-labelledby="dismissed-heading">
          <h2 id="dismissed-heading">Dismissed</h2>
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
        </section>
      )}
    </>
  );
}
