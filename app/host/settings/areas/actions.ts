'use server';

import { hostAction } from '@/app/host/host-action';
import { addArea, orderAreas, removeArea, saveArea } from '@/lib/data/host/settings/areas';
import {
  areaFormSchema,
  areaKeySchema,
  areaOrderSchema,
  seenAreaSchema,
} from '@/lib/schemas/host/settings/areas';

const PATH = '/host/settings/areas';

export const add = hostAction([areaFormSchema], addArea, PATH);
export const save = hostAction([areaFormSchema, seenAreaSchema], saveArea, PATH);
export const order = hostAction([areaOrderSchema, areaOrderSchema], orderAreas, PATH);
export const remove = hostAction([areaKeySchema], removeArea, PATH);
