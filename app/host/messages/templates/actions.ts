'use server';

import { hostAction } from '@/app/host/host-action';
import {
  deleteTemplate,
  getTemplateValues,
  saveTemplate,
} from '@/lib/data/host/messages/templates';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings/bookings';
import { templateFormSchema } from '@/lib/schemas/host/messages/templates';

export const save = hostAction([templateFormSchema], saveTemplate, '/host/messages');
export const remove = hostAction([uuidSchema], deleteTemplate, '/host/messages');
export const readValues = hostAction([bookingReferenceSchema], getTemplateValues);
