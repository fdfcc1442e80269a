'use server';

import { refreshed } from '@/app/host/refreshed';
import { deleteTemplate, getTemplateValues, saveTemplate } from '@/lib/data/host/templates';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import { templateFormSchema, type TemplateForm } from '@/lib/schemas/host/templates';

export async function save(form: TemplateForm) {
  const { data } = templateFormSchema.safeParse(form);
  return data
    ? refreshed('/host/messages', saveTemplate(data))
    : { ok: false as const, code: 'bad_change' as const, detail: {} };
}

export async function remove(id: string) {
  return refreshed('/host/messages', deleteTemplate(uuidSchema.parse(id)));
}

export async function readValues(reference: string) {
  return getTemplateValues(bookingReferenceSchema.parse(reference));
}
