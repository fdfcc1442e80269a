'use server';

import { revalidatePath } from 'next/cache';
import {
  createInvitation,
  dismissPerson,
  restorePerson,
  updatePlace,
} from '@/lib/data/host/people';
import type { HostResult } from '@/lib/data/staff';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  invitationFormSchema,
  placeSchema,
  type InvitationForm,
  type StaffPlace,
} from '@/lib/schemas/host/people';

async function refreshed<T>(work: Promise<HostResult<T>>): Promise<HostResult<T>> {
  const result = await work;
  if (result.ok) revalidatePath('/host/staff');
  return result;
}

export async function invite(form: InvitationForm) {
  const { data } = invitationFormSchema.safeParse(form);
  return data
    ? refreshed(createInvitation(data))
    : { ok: false as const, code: 'bad_email' as const, detail: {} };
}

export async function changePlace(userId: string, place: StaffPlace) {
  return refreshed(updatePlace(uuidSchema.parse(userId), placeSchema.parse(place)));
}

export async function dismiss(userId: string) {
  return refreshed(dismissPerson(uuidSchema.parse(userId)));
}

export async function restore(userId: string) {
  return refreshed(restorePerson(uuidSchema.parse(userId)));
}
