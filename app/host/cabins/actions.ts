'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import * as photos from '@/lib/data/host/photos/photos';
import * as cabins from '@/lib/data/host/cabins/cabins';
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

export const addCabin = hostAction([newCabinSchema], cabins.addCabin, PATH);
export const saveCabin = hostAction(
  [uuidSchema, cabinChangeSchema],
  async (id, change) => cabins.saveCabin(id, change, await visitorOf()),
  PATH,
);
export const setCabinState = hostAction([uuidSchema, newStateSchema], cabins.setCabinState, PATH);
export const duplicateCabin = hostAction([uuidSchema], cabins.duplicateCabin, PATH);
export const orderCabins = hostAction(
  [orderedIdsSchema, orderedIdsSchema],
  cabins.orderCabins,
  PATH,
);
export const replaceDrawings = hostAction([drawingsSchema], photos.replaceDrawings, PATH);
export const showPictureKind = hostAction([pictureKindSchema], photos.showPictureKind, PATH);
