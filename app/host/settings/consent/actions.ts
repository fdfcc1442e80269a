'use server';

import { hostAction } from '@/app/host/host-action';
import { saveConsent } from '@/lib/data/host/consents';
import { consentFormSchema } from '@/lib/schemas/host/consents';

export const save = hostAction([consentFormSchema], saveConsent, '/host/settings/consent');
