'use server';

import { hostAction } from '@/app/host/host-action';
import * as owners from '@/lib/data/host/owners';
import { uuidSchema } from '@/lib/schemas/fields';
import { newCabinSchema } from '@/lib/schemas/host/cabins/cabins';
import { ownerMailSchema, ownerNoteSchema, ownerStateSchema } from '@/lib/schemas/host/owners';

const PATH = '/host/owners';

export const setOwnerState = hostAction(
  [uuidSchema, ownerStateSchema, ownerStateSchema],
  owners.setOwnerState,
  PATH,
);
export const noteOwner = hostAction(
  [uuidSchema, ownerNoteSchema],
  (id, typed) => owners.noteOwner(id, typed.note),
  PATH,
);
export const mailOwner = hostAction([uuidSchema, ownerMailSchema], owners.mailOwner, PATH);
export const convertOwner = hostAction([uuidSchema, newCabinSchema], owners.convertOwner, PATH);
export const deleteOwner = hostAction([uuidSchema], owners.deleteOwner);
