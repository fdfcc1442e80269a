import { z } from 'zod';
import { PAGE_TEXT_MAX, shopSettingsSchema } from '../../shop-settings.ts';

/** What was changed, and what was stored of it when it was read: null where nothing was. */
export const shopSettingsChangeSchema = z.strictObject({
  changes: shopSettingsSchema.partial(),
  seen: z.partialRecord(shopSettingsSchema.keyof(), z.string().max(PAGE_TEXT_MAX).nullable()),
});
export type ShopSettingsChange = z.output<typeof shopSettingsChangeSchema>;
export type ShopSettingsForm = z.input<typeof shopSettingsChangeSchema>;
