'use client';

import { useRouter } from 'next/navigation';
import { changesOf, conflictsOf, toCabinForm, typed, type CabinDraft } from './cabin-form-values';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import {
  cabinChangeSchema,
  type CabinChange,
  type CabinField,
  type CabinForm,
  type HostCabin,
} from '@/lib/schemas/host/cabins/cabins';

export type SaveCabin = (change: CabinChange) => Answer<{ slug: string }>;
type TextName = {
  [Name in CabinField]: CabinForm[Name] extends string ? Name : never;
}[CabinField];

/** Keeps the values of the form, their changes, and what others saved in the meantime. */
export function useCabinForm(cabin: HostCabin, saveCabin: SaveCabin) {
  const router = useRouter();
  const { facts } = cabin;
  const start: CabinDraft = { ...toCabinForm(facts), seen: {} };
  const form = useHostForm({
    id: 'cabin',
    schema: cabinChangeSchema,
    draft: `cabin:${cabin.id}`,
    start,
    action: async (change) => {
      const result = await saveCabin(change);
      // The refreshed page shows what the other person saved beside this draft.
      if (!result.ok && result.code === 'cabin_changed') router.refresh();
      return result;
    },
    onDone: ({ slug }) => {
      if (slug !== cabin.slug) router.replace(`/host/cabins/${slug}`);
    },
    done:
      cabin.state === 'live'
        ? 'Saved. Guests see it now.'
        : 'Saved. Guests see it once the cabin is live.',
  });
  const change = (part: Partial<CabinForm>) => form.change((now) => typed(part, now, facts));
  const payload = changesOf(form.fields, facts);
  const count = Object.keys(payload.changes).length;
  const conflicts = conflictsOf(form.fields, facts);
  const canSave = count > 0 && conflicts.length === 0;

  useUnsavedWarning(count > 0);

  return {
    ...form,
    change,
    count,
    conflicts,
    canSave,
    /** Resolves a conflict with the host's or the other person's value. */
    settle: form.change,
    save: () => {
      if (canSave) form.send(payload);
    },
    discard: form.forget,
    /** Returns the props of a text field. */
    text: (name: TextName, label: string) => ({
      ...form.field(name, label),
      onText: (value: string) => change({ [name]: value }),
    }),
  };
}

export type CabinEditor = ReturnType<typeof useCabinForm>;
