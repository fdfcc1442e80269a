import { paletteColors } from '@/lib/palettes';
import { applySettings } from '@/lib/shop-settings';
import { confirmationEmail } from '@/supabase/functions/newsletter-signup/confirmation-email';

const mail = () =>
  confirmationEmail('june@example.com', { confirmationToken: 'yes', unsubscribeToken: 'no' });

test('both forms of the newsletter’s confirmation say the same, with both links', () => {
  const { text, html = '' } = mail();
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
    expect(form).toContain('asked for my Lake Letter at this address');
    expect(form).not.toContain('Insider');
  }
  const colorsIn = (form = '') => new Set(form.match(/#[0-9a-f]{6}\b/g));
  const lake = Object.values(paletteColors('lake'));
  expect(colorsIn(before.html)).toContain('#1a4436');
  expect([...colorsIn(html)].filter((color) => !lake.includes(color))).toEqual(['#ffffff']);
});
