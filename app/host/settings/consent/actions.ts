'use server';

import { hostAction } from '@/app/host/host-action';
import * as consents from '@/lib/data/host/settings/consents';
import { consentFormSchema } from '@/lib/schemas/host/settings/consents';

export const saveConsent = hostAction(
  [consentFormSchema],
  consents.saveConsent,
  '/host/settings/consent',
);
