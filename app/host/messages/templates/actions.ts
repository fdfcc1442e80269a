'use server';

import { revalidatePath } from 'next/cache';
import { deleteTemplate, getTemplateValues, saveTemplate } from '@/lib/data/host/templates';
import type { HostResult } from '@/lib/data/staff';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings';
import { templateFormSchema, type TemplateForm } from '@/lib/schemas/host/templates';

async function refreshed<T>(work: Promise<HostResult<T>>): Promise<HostResult<T>> {
  const result = await work;
  if (result.ok) revalidatePath('/host/messages', 'layout');
  return result;
}

export async function save(form: TemplateForm) {
  const { data } = templateFormSchema.safeParse(form);
  return data
    ? refreshed(saveTemplate(data))
    : { ok: false as const, code: 'bad_change' as const, detail: {} };
}

export async function remove(id: string) {
  return refreshed(deleteTemplate(uuidSchema.parse(id)));
}

export async function readValues(reference: string) {
  return getTemplateValues(bookingReferenceSchema.parse(reference));
}
