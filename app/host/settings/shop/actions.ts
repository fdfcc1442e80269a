'use server';

import { hostAction } from '@/app/host/host-action';
import { finishLogoUpload, startLogoUpload } from '@/lib/data/host/photos/photo-uploads';
import { saveSettings } from '@/lib/data/host/settings/settings';
import { uuidSchema } from '@/lib/schemas/fields';
import { shopSettingsChangeSchema } from '@/lib/schemas/host/settings/settings';

export const startLogo = hostAction([], startLogoUpload);
export const finishLogo = hostAction([uuidSchema], finishLogoUpload);
export const save = hostAction([shopSettingsChangeSchema], saveSettings, '/host');
