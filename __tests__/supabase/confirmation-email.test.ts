/** @jest-environment jsdom */
import { paletteColors } from '@/lib/shop/palettes';
import { BUILT_IN } from '@/lib/domain/messaging/letter';
import { applySettings } from '@/lib/shop/shop-settings';
import { confirmationEmail } from '@/supabase/functions/newsletter-signup/confirmation-email';

const TOKENS = { confirmationToken: 'yes', unsubscribeToken: 'no' };
const OWN = {
  subject: 'Tips\r\nBcc: all@example.com',
  opening: '<b>Howdy</b>, call {phone}',
  closing: 'Yours & truly',
};
const mail = (said: typeof BUILT_IN = BUILT_IN) =>
  confirmationEmail('june@example.com', TOKENS, said);

test.each([
  ['built-in', BUILT_IN],
  ['own', OWN],
])('both forms of the newsletter’s confirmation say the same in %s words', (_, said) => {
  const { text, html = '' } = mail(said);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words = body.textContent.replaceAll(/\s+/g, ' ');
  for (const sentence of text.split('\n').filter((line) => line && !line.startsWith('http'))) {
    if (sentence !== '--') expect(words).toContain(sentence.trim());
  }
  const links = [...body.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toHaveLength(2);
  for (const link of links) expect(text.split('\n')).toContain(link);
});

test('and have the name and the colors that are set', () => {
  const before = mail();
  applySettings({ letterName: 'Lake Letter', colors: 'lake' });
  const { subject, text, html = '' } = mail();
  applySettings({});
  expect(before.subject).toBe('Please confirm: Mountain Insider Tips from Mountain Mama');
  expect(subject).toBe('Please confirm: Lake Letter from Mountain Mama');
  for (const form of [text, html]) {
    expect(form).toContain('signed up for my Lake Letter with this address');
    expect(form).not.toContain('Insider');
  }
  const colorsIn = (form = '') => new Set(form.match(/#[0-9a-f]{6}\b/g));
  const lake = Object.values(paletteColors('lake'));
  expect(colorsIn(before.html)).toContain('#1a4436');
  expect([...colorsIn(html)].filter((color) => !lake.includes(color))).toEqual(['#ffffff']);
});

test('the host’s own words are text, and the link, its validity and the way out stay', () => {
  const { subject, text, html = '' } = mail(OWN);
  expect(subject).toBe('Tips Bcc: all@example.com');
  expect(text).toMatch(
    /^Hey there,\n\n<b>Howdy<\/b>, call \(865\) 555-0142\n\nSomeone \(I hope it was you!\)/,
  );
  expect(text).toContain('\n\nYours & truly\nMountain Mama\n');
  expect(html).toMatch(/&lt;b&gt;Howdy&lt;\/b&gt;, call <span [^>]*>\(865\) 555-0142<\/span>/);
  expect(html).not.toContain('<b>');
  for (const kept of ['14 days', '/newsletter/confirm', 'Unsubscribe'])
    expect(html).toContain(kept);
});
