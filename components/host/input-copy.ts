import type { InputProblem } from '@/lib/domain/host/input-problem';

const FIELDS: Record<string, string> = {
  adults: 'Adults',
  amountCents: 'The amount',
  cabinId: 'The cabin',
  cents: 'The price change',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  children: 'Children',
  email: 'The e-mail address',
  label: 'The name of the charge',
  name: 'The name',
  note: 'The note',
  pets: 'Pets',
  phone: 'The phone',
  promoCode: 'The promo code',
  reason: 'The reason',
  url: 'The address',
};

const WRONG: Record<string, string> = {
  email: 'Please enter a whole e-mail address.',
  phone: 'Check the phone: a US number with 10 digits.',
  url: 'The address must begin with https:// and name a host, without a port or a password.',
};

const isProblem = (detail: object): detail is InputProblem => 'field' in detail;

/** What is wrong with a field, in words. */
export function inputText(detail: object = {}): string {
  if (!isProblem(detail)) return 'A field cannot be read. Check the form.';
  const { field, problem, limit } = detail;
  const name = FIELDS[field] ?? 'A field';
  switch (problem) {
    case 'empty':
      return `${name} is empty.`;
    case 'short':
      return `${name} needs at least ${limit} characters.`;
    case 'long':
      return `${name} is too long: at most ${limit} characters.`;
    case 'small':
    case 'big':
      return `${name} is too ${problem}.`;
    case 'characters':
      return `${name} has characters that cannot be used.`;
    default:
      return WRONG[field] ?? `${name} cannot be read. Check it.`;
  }
}
