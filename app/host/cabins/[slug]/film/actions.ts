'use server';

import { hostAction } from '@/app/host/host-action';
import { saveFilm } from '@/lib/data/host/film/film';
import { uuidSchema } from '@/lib/schemas/fields';
import { filmFormSchema, filmSchema } from '@/lib/schemas/host/film/film';

const PATH = '/host/cabins';

export const save = hostAction([uuidSchema, filmFormSchema, filmSchema.nullable()], saveFilm, PATH);
export const remove = hostAction(
  [uuidSchema, filmSchema],
  (cabinId, seen) => saveFilm(cabinId, null, seen),
  PATH,
);
