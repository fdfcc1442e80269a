type Words = { subject?: string; body?: string };

// Encodes everything except the @, so that an address can't inject a mail header.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
const encodeNumber = (phone: string): string => encode(phone).replace(/^%2B/, '+');

/** A mailto: link that is safe for any address, with an optional subject and body. */
export function mailtoLink(email: string, words: Words = {}): string {
  const at = email.lastIndexOf('@');
  const to =
    at < 0 ? encode(email) : `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`;
  const parts = Object.entries(words).map(([part, text]) => `${part}=${encode(text)}`);
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

export const telLink = (phone: string): string => `tel:${encodeNumber(phone)}`;

/** `?&body=` is what both iOS and Android read. Without a number, the phone asks for one. */
export const smsLink = (phone: string, body?: string): string =>
  `sms:${encodeNumber(phone)}${body === undefined ? '' : `?&body=${encode(body)}`}`;
