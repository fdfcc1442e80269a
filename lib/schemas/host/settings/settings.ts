import { z } from 'zod';
import { PAGE_TEXT_MAX, shopSettingsSchema } from '../../shop-settings.ts';

/** The changed settings, and their stored values when they were read; null for settings that weren't stored. */
export const shopSettingsChangeSchema = z.strictObject({
  changes: shopSettingsSchema.partial(),
  seen: z.partialRecord(shopSettingsSchema.keyof(), z.string().max(PAGE_TEXT_MAX).nullable()),
});
export type ShopSettingsChange = z.output<typeof shopSettingsChangeSchema>;
export type ShopSettingsForm = z.input<typeof shopSettingsChangeSchema>;
