'use server';

import { hostAction } from '@/app/host/host-action';
import { saveSettings } from '@/lib/data/host/settings';
import { shopSettingsChangeSchema } from '@/lib/schemas/host/settings';

export const save = hostAction([shopSettingsChangeSchema], saveSettings, '/host');
