type Words = { subject?: string; body?: string };

// Encodes everything except the @, so that an address can't inject a mail header.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
const encodeNumber = (phone: string): string => encode(phone).replace(/^%2B/, '+');

/** A mailto: link that is safe for any address, with an optional subject and body. */
export function mailtoLink(email: string, words: Words = {}): string {
  const to = encode(email).replace(/%40(?!.*%40)/, '@');
  const parts = Object.entries(words).map(([part, text]) => `${part}=${encode(text)}`);
  return [`mailto:${to}`, parts.join('&')].filter(Boolean).join('?');
}

export const telLink = (phone: string): string => `tel:${encodeNumber(phone)}`;

/** `?&body=` works on both iOS and Android. Without a number, the phone asks for one. */
export const smsLink = (phone: string, body?: string): string =>
  `sms:${encodeNumber(phone)}${body === undefined ? '' : `?&body=${encode(body)}`}`;
