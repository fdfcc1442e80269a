'use server';

import { hostAction } from '@/app/host/host-action';
import {
  createInvitation,
  dismissStaff,
  restoreStaff,
  updateAssignment,
} from '@/lib/data/host/staff';
import { uuidSchema } from '@/lib/schemas/fields';
import { invitationFormSchema, assignmentSchema } from '@/lib/schemas/host/staff/staff-list';

export const inviteMember = hostAction([invitationFormSchema], createInvitation, '/host/staff');
export const changeAssignment = hostAction(
  [uuidSchema, assignmentSchema],
  updateAssignment,
  '/host/staff',
);
export const dismissMember = hostAction([uuidSchema], dismissStaff, '/host/staff');
export const restoreMember = hostAction([uuidSchema], restoreStaff, '/host/staff');
