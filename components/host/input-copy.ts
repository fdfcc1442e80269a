import type { Refusal } from './refusal-copy';
import type { InputProblem } from '@/lib/domain/host/input-problem';

const FIELDS: Record<string, string> = {
  adults: 'Adults',
  amount: 'The amount',
  amountCents: 'The amount',
  body: 'The text',
  cabinId: 'The cabin',
  cents: 'The price change',
  changeBy: 'The amount',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  children: 'Children',
  email: 'The e-mail address',
  label: 'The name of the charge',
  name: 'The name',
  minimumStayReason: 'The reason',
  minStay: 'The number of nights',
  note: 'The note',
  paymentNote: 'The note',
  percent: 'The percentage',
  pets: 'Pets',
  phone: 'The phone',
  price: 'The price',
  promoCode: 'The promo code',
  reason: 'The reason',
  sms: 'The text',
  subject: 'The subject',
  text: 'The text',
  url: 'The address',
};

// Whatever is wrong with them.
const RULES: Record<string, string> = {
  days: 'Use at most 60 days before, or 14 after.',
  code: 'The code does not fit. It changes every 30 seconds.',
  password: 'Use 12 to 72 characters that are hard to guess.',
};

const WRONG: Record<string, string> = {
  email: 'Please enter a whole e-mail address.',
  phone: 'Check the phone: a US number with 10 digits.',
  url: 'The address must begin with https:// and name a host, without a port or a password.',
};

const isProblem = (detail: object): detail is InputProblem => 'field' in detail;

// The fields that other refusals are about.
const REFUSED: Record<string, string> = {
  ...{ already_invited: 'email', already_staff: 'email', bad_email: 'email' },
  ...{ bad_address: 'url', known_feed: 'url', known_name: 'name', wrong_code: 'code' },
  ...{ wrong_password: 'current', weak_password: 'password', same_password: 'password' },
};

/** The name of the field that was refused; empty where it was the whole form. */
export const fieldOf = ({ code, detail = {} }: Refusal): string =>
  code === 'bad_input' && isProblem(detail) ? detail.field : (REFUSED[code] ?? '');

/** What is wrong with a field, in words. */
export function inputText(detail: object = {}): string {
  if (!isProblem(detail)) return 'A field cannot be read. Check the form.';
  const { field, problem, limit } = detail;
  const rule = RULES[field];
  if (rule !== undefined) return rule;
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
