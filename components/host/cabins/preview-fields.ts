import { toldOf } from './cabin-form-values';
import type { CabinFacts, CabinForm, Told } from '@/lib/schemas/host/cabins/cabins';
import { previewFieldsSchema, type PreviewFields } from '@/lib/schemas/host/cabins/cabin-preview';

/** Of what is typed, what visitors would see, with every amenity that is told. */
export function previewFields(form: CabinForm, facts: CabinFacts): PreviewFields {
  const keys = new Set([...facts.has, ...facts.lacks, ...Object.keys(form.amenities)]);
  const keysOf = (told: Told) =>
    [...keys].filter((key) => (form.amenities[key] ?? toldOf(key, facts)) === told);
  const all: Record<string, unknown> = { ...form, has: keysOf('has'), lacks: keysOf('lacks') };
  const names = Object.keys(previewFieldsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
