'use server';

import { refreshed } from '@/app/host/refreshed';
import {
  createInvitation,
  dismissPerson,
  restorePerson,
  updatePlace,
} from '@/lib/data/host/people';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  invitationFormSchema,
  placeSchema,
  type InvitationForm,
  type StaffPlace,
} from '@/lib/schemas/host/people';

export async function invite(form: InvitationForm) {
  const { data } = invitationFormSchema.safeParse(form);
  return data
    ? refreshed('/host/staff', createInvitation(data))
    : { ok: false as const, code: 'bad_email' as const, detail: {} };
}

export async function changePlace(userId: string, place: StaffPlace) {
  return refreshed('/host/staff', updatePlace(uuidSchema.parse(userId), placeSchema.parse(place)));
}

export async function dismiss(userId: string) {
  return refreshed('/host/staff', dismissPerson(uuidSchema.parse(userId)));
}

export async function restore(userId: string) {
  return refreshed('/host/staff', restorePerson(uuidSchema.parse(userId)));
}
