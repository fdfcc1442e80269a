import { z } from 'zod';
import { consentPurposeSchema, consentWordsSchema } from '../../consent.ts';

/** New words; `seen`: the version that they take the place of, null for the one that no host has saved. */
export const consentFormSchema = z.strictObject({
  purpose: consentPurposeSchema,
  words: consentWordsSchema,
  seen: z.string().max(40).nullable(),
});
export type ConsentForm = z.input<typeof consentFormSchema>;

/** What `host_consents` returns, the latest first. */
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
