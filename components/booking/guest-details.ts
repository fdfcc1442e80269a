import { phoneError } from '@/components/ui/phone-copy';
import { guestSchema, type BookingRequest } from '@/lib/schemas/booking';

export type DetailField = 'name' | 'email' | 'phone' | 'terms';
export type DetailErrors = Partial<Record<DetailField, string>>;
type Guest = BookingRequest['guest'];

export const DETAIL_FIELDS: readonly DetailField[] = ['name', 'email', 'phone', 'terms'];

const ERROR_TEXTS: Record<Exclude<DetailField, 'phone'>, string> = {
  name: 'Please enter your full name',
  email: 'Enter a valid email',
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
  const refused = new Map(
    parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  if (!hasTerms) refused.set('terms', '');
  const errors = DETAIL_FIELDS.filter((field) => refused.has(field)).map(
    (field) =>
      [field, field === 'phone' ? phoneError(refused.get(field)) : ERROR_TEXTS[field]] as const,
  );
  return { ok: false, errors: Object.fromEntries(errors) };
}
