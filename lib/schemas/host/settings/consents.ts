import { z } from 'zod';
import { consentPurposeSchema, consentWordsSchema } from '../../consent.ts';

/** New words. `seen` is the version they replace; null if none was saved. */
export const consentFormSchema = z.strictObject({
  purpose: consentPurposeSchema,
  words: consentWordsSchema,
  seen: z.string().max(40).nullable(),
});
export type ConsentForm = z.input<typeof consentFormSchema>;

/** The response of `host_consents`, newest first. */
export const hostConsentsSchema = z.array(
  z.object({
    purpose: consentPurposeSchema,
    version: z.string(),
    words: z.string(),
    from: z.string(),
    savedBy: z.string(),
  }),
);
export type HostConsent = z.infer<typeof hostConsentsSchema>[number];
