import { BUILT_IN } from '@/lib/domain/messaging/letter';
import { confirmationEmail } from '@/supabase/functions/newsletter-signup/confirmation-email';

const TOKENS = { confirmationToken: 'yes', unsubscribeToken: 'no' };
const OWN = {
  subject: 'Tips\r\nBcc: all@example.com',
  opening: '<b>Howdy</b>, call {phone}',
  closing: 'Yours & truly',
};

test.each([
  ['built-in', BUILT_IN],
  ['own', OWN],
])('both forms of the newsletter’s confirmation say the same in %s words', (_, said) => {
  const { text, html = '' } = confirmationEmail('june@example.com', TOKENS, said);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words = body.textContent.replaceAll(/\s+/g, ' ');
  for (const sentence of text.split('\n').filter((line) => line && !line.startsWith('http'))) {
    if (sentence !== '--') expect(words).toContain(sentence.trim());
  }
  const links = [...body.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toHaveLength(2);
  for (const link of links) expect(text.split('\n')).toContain(link);
});

test('the host’s own words are text, and the link, its validity and the way out stay', () => {
  const { subject, text, html = '' } = confirmationEmail('june@example.com', TOKENS, OWN);
  expect(subject).toBe('Tips Bcc: all@example.com');
  expect(text).toMatch(
    /^Hey there,\n\n<b>Howdy<\/b>, call \(865\) 555-0142\n\nSomebody, I hope you/,
  );
  expect(text).toContain('\n\nYours & truly\nMountain Mama\n');
  expect(html).toContain('&lt;b&gt;Howdy&lt;/b&gt;, call (865) 555-0142');
  expect(html).not.toContain('<b>');
  for (const kept of ['14 days', '/newsletter/confirm', 'Unsubscribe'])
    expect(html).toContain(kept);
});
