'use server';

import { hostAction } from '@/app/host/host-action';
import { saveConsent } from '@/lib/data/host/settings/consents';
import { consentFormSchema } from '@/lib/schemas/host/settings/consents';

export const save = hostAction([consentFormSchema], saveConsent, '/host/settings/consent');
