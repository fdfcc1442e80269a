import { guestSchema, type BookingRequest } from '@/lib/schemas/booking';

export type DetailField = 'name' | 'email' | 'phone' | 'terms';
export type DetailErrors = Partial<Record<DetailField, string>>;
type Guest = BookingRequest['guest'];

export const DETAIL_FIELDS: readonly DetailField[] = ['name', 'email', 'phone', 'terms'];

const ERROR_TEXTS: Record<DetailField, string> = {
  name: 'Please enter your full name',
  email: 'Enter a valid email',
  phone: 'Please enter a valid 10-digit phone number',
  terms: 'Please accept the terms and the privacy policy to book',
};

/** The form as the server will judge it, with a text for each field it would refuse. */
export function parseDetails(
  form: FormData,
): { ok: true; guest: Guest } | { ok: false; errors: DetailErrors } {
  const { name, email, phone } = Object.fromEntries(form);
  const parsed = guestSchema.safeParse({ name, email, phone });
  const hasTerms = form.get('terms') !== null;
  if (parsed.success && hasTerms) return { ok: true, guest: parsed.data };
  const refused = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  if (!hasTerms) refused.add('terms');
  const errors = DETAIL_FIELDS.filter((field) => refused.has(field)).map(
    (field) => [field, ERROR_TEXTS[field]] as const,
  );
  return { ok: false, errors: Object.fromEntries(errors) };
}
