import { z } from 'zod';
import { emailSchema, phoneNumberSchema, textSchema, webAddressSchema } from './fields.ts';

/** Empty: there is none. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.literal(''), schema]);

/** What the console can set of the site, each as it is typed; the table shop_settings has the same keys. */
export const shopSettingsSchema = z.strictObject({
  name: textSchema(1, 60),
  host: textSchema(1, 40),
  tagline: textSchema(1, 100),
  description: textSchema(1, 200),
  email: emailSchema,
  phone: phoneNumberSchema,
  tiktok: z
    .string()
    .trim()
    .regex(/^@?[\w.]{2,30}$/)
    .transform((handle) => handle.replace('@', '')),
  instagram: optional(webAddressSchema),
  facebook: optional(webAddressSchema),
  since: textSchema(1, 60),
  support: textSchema(1, 60),
  followers: textSchema(1, 20),
  followersOf: textSchema(1, 60),
  banner: z.enum(['shown', 'hidden']),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;
export type ShopSetting = keyof ShopSettings;
