'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import {
  addCabin,
  duplicateCabin,
  orderCabins,
  saveCabin,
  setCabinState,
} from '@/lib/data/host/cabins/cabins';
import { replaceDrawings as replace, showPictureKind } from '@/lib/data/host/photos/photos';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  cabinChangeSchema,
  drawingsSchema,
  newCabinSchema,
  newStateSchema,
  orderedIdsSchema,
} from '@/lib/schemas/host/cabins/cabins';
import { pictureKindSchema } from '@/lib/schemas/host/photos';

const PATH = '/host/cabins';

export const add = hostAction([newCabinSchema], addCabin, PATH);
export const save = hostAction(
  [uuidSchema, cabinChangeSchema],
  async (id, change) => saveCabin(id, change, await visitorOf()),
  PATH,
);
export const setState = hostAction([uuidSchema, newStateSchema], setCabinState, PATH);
export const duplicate = hostAction([uuidSchema], duplicateCabin, PATH);
export const order = hostAction([orderedIdsSchema, orderedIdsSchema], orderCabins, PATH);
export const replaceDrawings = hostAction([drawingsSchema], replace, PATH);
export const showKind = hostAction([pictureKindSchema], showPictureKind, PATH);
