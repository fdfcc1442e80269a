'use server';

import { hostAction } from '@/app/host/host-action';
import * as films from '@/lib/data/host/film/film';
import { uuidSchema } from '@/lib/schemas/fields';
import { filmFormSchema, filmSchema } from '@/lib/schemas/host/film/film';

const PATH = '/host/cabins';

export const saveFilm = hostAction(
  [uuidSchema, filmFormSchema, filmSchema.nullable()],
  films.saveFilm,
  PATH,
);
export const removeFilm = hostAction(
  [uuidSchema, filmSchema],
  (cabinId, seen) => films.saveFilm(cabinId, null, seen),
  PATH,
);
