'use server';

import { hostAction } from '@/app/host/host-action';
import * as settings from '@/lib/data/host/settings/settings';
import * as uploads from '@/lib/data/host/photos/photo-uploads';
import { uuidSchema } from '@/lib/schemas/fields';
import { shopSettingsChangeSchema } from '@/lib/schemas/host/settings/settings';

export const startLogoUpload = hostAction([], uploads.startLogoUpload);
export const finishLogoUpload = hostAction([uuidSchema], uploads.finishLogoUpload);
export const saveSettings = hostAction([shopSettingsChangeSchema], settings.saveSettings, '/host');
