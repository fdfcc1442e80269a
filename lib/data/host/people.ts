import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff';
import { peopleSchema, type InvitationForm, type StaffPlace } from '@/lib/schemas/host/people';

export const listPeople = () => readHost('host_staff', {}, peopleSchema);

/** The job invite-staff makes the account and sends the link. */
export const createInvitation = ({ email, role, cabinIds }: InvitationForm) =>
  writeHost('host_invite', { p_email: email, p_role: role, p_cabin_ids: cabinIds });

export const updatePlace = (userId: string, { role, cabinIds }: StaffPlace) =>
  writeHost('host_set_staff', { p_user_id: userId, p_role: role, p_cabin_ids: cabinIds });

/** Works at once, also for sessions that are open. */
export const dismissPerson = (userId: string) => writeHost('host_dismiss', { p_user_id: userId });

export const restorePerson = (userId: string) => writeHost('host_restore', { p_user_id: userId });
