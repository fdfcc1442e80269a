'use server';

import { hostAction } from '@/app/host/host-action';
import {
  deleteNewsletter,
  saveNewsletter,
  sendNewsletter,
  showNewsletter,
  steerNewsletter,
  testNewsletter,
} from '@/lib/data/host/newsletter/newsletter';
import { allowSubscriber, deleteSubscriber } from '@/lib/data/host/newsletter/subscribers';
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

export const save = hostAction([saveNewsletterSchema], saveNewsletter, PATH);
export const remove = hostAction([uuidSchema], deleteNewsletter);
export const show = hostAction([newsletterDraftSchema], showNewsletter);
export const test = hostAction([newsletterFormSchema], testNewsletter);
export const send = hostAction([sendNewsletterSchema], sendNewsletter, PATH);
export const steer = hostAction([uuidSchema, steerSchema], steerNewsletter, PATH);
export const removeSubscriber = hostAction([uuidSchema, z.boolean()], deleteSubscriber, PATH);
export const allow = hostAction([emailSchema], allowSubscriber, PATH);
