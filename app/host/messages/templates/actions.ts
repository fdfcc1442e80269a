'use server';

import { hostAction } from '@/app/host/host-action';
import * as templates from '@/lib/data/host/messages/templates';
import { uuidSchema } from '@/lib/schemas/fields';
import { bookingReferenceSchema } from '@/lib/schemas/host/bookings/bookings';
import { templateFormSchema, templateSchema } from '@/lib/schemas/host/messages/templates';

export const saveTemplate = hostAction(
  [templateFormSchema, templateSchema.nullable()],
  templates.saveTemplate,
  '/host/messages',
);
export const deleteTemplate = hostAction([uuidSchema], templates.deleteTemplate, '/host/messages');
export const readTemplateValues = hostAction([bookingReferenceSchema], templates.getTemplateValues);
