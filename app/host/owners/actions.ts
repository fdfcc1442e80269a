'use server';

import { hostAction } from '@/app/host/host-action';
import {
  convertOwner,
  deleteOwner,
  mailOwner,
  noteOwner,
  setOwnerState,
} from '@/lib/data/host/owners';
import { uuidSchema } from '@/lib/schemas/fields';
import { newCabinSchema } from '@/lib/schemas/host/cabins/cabins';
import { ownerMailSchema, ownerNoteSchema, ownerStateSchema } from '@/lib/schemas/host/owners';

const PATH = '/host/owners';

export const setState = hostAction(
  [uuidSchema, ownerStateSchema, ownerStateSchema],
  setOwnerState,
  PATH,
);
export const note = hostAction(
  [uuidSchema, ownerNoteSchema],
  (id, typed) => noteOwner(id, typed.note),
  PATH,
);
export const mail = hostAction([uuidSchema, ownerMailSchema], mailOwner, PATH);
export const convert = hostAction([uuidSchema, newCabinSchema], convertOwner, PATH);
export const remove = hostAction([uuidSchema], deleteOwner);
