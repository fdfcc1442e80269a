import 'server-only';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import {
  staffListSchema,
  type InvitationForm,
  type StaffAssignment,
} from '@/lib/schemas/host/staff/staff-list';

export const listStaff = () => readHost('host_staff', {}, staffListSchema);

/** The job invite-staff creates the account and sends the link. */
export const createInvitation = ({ email, name, role, cabinIds }: InvitationForm) =>
  writeHost('host_invite', { p_email: email, p_name: name, p_role: role, p_cabin_ids: cabinIds });

export const updateAssignment = (userId: string, { name, role, cabinIds }: StaffAssignment) =>
  writeHost('host_set_staff', {
    p_user_id: userId,
    p_name: name,
    p_role: role,
    p_cabin_ids: cabinIds,
  });

/** Takes effect at once, even for open sessions. */
export const dismissStaff = (userId: string) => writeHost('host_dismiss', { p_user_id: userId });

export const restoreStaff = (userId: string) => writeHost('host_restore', { p_user_id: userId });
