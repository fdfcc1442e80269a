import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

// Numbers reserved for fiction (555-01xx) and services (211, 911).
const NOBODYS = /^\+1\d{3}(?:55501\d{2}|[2-9]11\d{4})$/;

/** Whether it can be a US mobile phone: no other country of +1, no toll-free, premium or fictional number. */
export function canGetTexts(phone: string): boolean {
  if (NOBODYS.test(phone)) return false;
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid() || number.country !== 'US') return false;
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');
}
