'use server';

import { hostAction } from '@/app/host/host-action';
import { addCabin, duplicateCabin, saveCabin, setCabinState } from '@/lib/data/host/cabins';
import { uuidSchema } from '@/lib/schemas/fields';
import { cabinChangeSchema, newCabinSchema, newStateSchema } from '@/lib/schemas/host/cabins';

const PATH = '/host/cabins';

export const add = hostAction([newCabinSchema], addCabin, PATH);
export const save = hostAction([uuidSchema, cabinChangeSchema], saveCabin, PATH);
export const setState = hostAction([uuidSchema, newStateSchema], setCabinState, PATH);
export const duplicate = hostAction([uuidSchema], duplicateCabin, PATH);
