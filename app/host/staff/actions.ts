'use server';

import { hostAction } from '@/app/host/host-action';
import {
  createInvitation,
  dismissPerson,
  restorePerson,
  updatePlace,
} from '@/lib/data/host/people';
import { uuidSchema } from '@/lib/schemas/fields';
import { invitationFormSchema, placeSchema } from '@/lib/schemas/host/people';

export const invite = hostAction([invitationFormSchema], createInvitation, '/host/staff');
export const changePlace = hostAction([uuidSchema, placeSchema], updatePlace, '/host/staff');
export const dismiss = hostAction([uuidSchema], dismissPerson, '/host/staff');
export const restore = hostAction([uuidSchema], restorePerson, '/host/staff');
