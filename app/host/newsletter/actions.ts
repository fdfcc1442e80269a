'use server';

import { hostAction } from '@/app/host/host-action';
import * as subscribers from '@/lib/data/host/newsletter/subscribers';
import * as newsletters from '@/lib/data/host/newsletter/newsletter';
import { emailSchema, uuidSchema } from '@/lib/schemas/fields';
import {
  newsletterDraftSchema,
  newsletterFormSchema,
  saveNewsletterSchema,
  sendNewsletterSchema,
  steerSchema,
} from '@/lib/schemas/host/newsletter';
import { z } from 'zod';

const PATH = '/host/newsletter';

export const saveNewsletter = hostAction([saveNewsletterSchema], newsletters.saveNewsletter, PATH);
export const deleteNewsletter = hostAction([uuidSchema], newsletters.deleteNewsletter);
export const showNewsletter = hostAction([newsletterDraftSchema], newsletters.showNewsletter);
export const sendTest = hostAction([newsletterFormSchema], newsletters.testNewsletter);
export const sendNewsletter = hostAction([sendNewsletterSchema], newsletters.sendNewsletter, PATH);
export const steerNewsletter = hostAction(
  [uuidSchema, steerSchema],
  newsletters.steerNewsletter,
  PATH,
);
export const removeSubscriber = hostAction(
  [uuidSchema, z.boolean()],
  subscribers.deleteSubscriber,
  PATH,
);
export const allowSubscriber = hostAction([emailSchema], subscribers.allowSubscriber, PATH);
