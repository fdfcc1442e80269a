import type { z } from 'zod';
import { phoneError } from '@/components/ui/phone-copy';
import { ownerStepSchemas, type OwnerApplicationRequest } from '@/lib/schemas/owner-application';
import type { Draft } from './draft';

export type Step = keyof typeof ownerStepSchemas;
export const STEPS = Object.keys(ownerStepSchemas) as Step[];

export type StepErrors = Partial<Record<keyof Draft, string>>;

const ERROR_TEXTS: StepErrors = {
  name: 'Please enter your full name',
  email: 'Enter a valid email',
  property_name: 'Enter the cabin’s name, 2 to 80 characters',
  area: 'Pick an area',
  address: 'Enter the street address, 5 to 200 characters',
  bedrooms: 'Enter a whole number from 0 to 20',
  baths: 'Use whole or half baths, from 0.5 to 20',
  sleeps: 'Enter a whole number from 1 to 40',
  photo_urls: 'Up to 10 links, one per line, each starting with https://',
  listing_url: 'Enter a link starting with https://, or leave it blank',
  message: 'Keep it to 2,000 characters',
};

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The draft as the server's schema expects it. */
function toRequest(draft: Draft) {
  return {
    ...draft,
    bedrooms: toNumber(draft.bedrooms),
    baths: toNumber(draft.baths),
    sleeps: toNumber(draft.sleeps),
    photo_urls: draft.photo_urls.split('\n').flatMap((line) => line.trim() || []),
    listing_url: draft.listing_url.trim() || null,
  };
}

/** A text for each field of the step that the server would refuse; none means the step is done. */
export function checkStep(step: Step, draft: Draft): StepErrors {
  const parsed = (ownerStepSchemas[step] as z.ZodType).safeParse(toRequest(draft));
  const problems = parsed.error?.issues ?? [];
  return Object.fromEntries(
    problems.map(({ path, message }) => {
      const field = path[0] as keyof Draft;
      if (field === 'email' && draft.email.trim() === '') return [field, 'Please enter your email'];
      return [field, field === 'phone' ? phoneError(message) : ERROR_TEXTS[field]];
    }),
  );
}

/** The body to send once every step is done. */
export function toApplication(draft: Draft, website: string, now: number): OwnerApplicationRequest {
  const { started_at, ...fields } = toRequest(draft);
  return {
    ...(fields as Omit<OwnerApplicationRequest, 'consent' | 'website' | 'elapsed_ms'>),
    consent: true,
    website,
    elapsed_ms: Math.max(0, now - started_at),
  };
}
