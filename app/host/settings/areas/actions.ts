'use server';

import { hostAction } from '@/app/host/host-action';
import * as areas from '@/lib/data/host/settings/areas';
import {
  areaFormSchema,
  areaKeySchema,
  areaOrderSchema,
  seenAreaSchema,
} from '@/lib/schemas/host/settings/areas';

const PATH = '/host/settings/areas';

export const addArea = hostAction([areaFormSchema], areas.addArea, PATH);
export const saveArea = hostAction([areaFormSchema, seenAreaSchema], areas.saveArea, PATH);
export const orderAreas = hostAction([areaOrderSchema, areaOrderSchema], areas.orderAreas, PATH);
export const removeArea = hostAction([areaKeySchema], areas.removeArea, PATH);
