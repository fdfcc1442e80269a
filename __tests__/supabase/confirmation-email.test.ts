import { confirmationEmail } from '@/supabase/functions/newsletter-signup/confirmation-email';

test('both forms of the newsletter’s confirmation say the same, with both links', () => {
  const { text, html = '' } = confirmationEmail('june@example.com', {
    confirmationToken: 'yes',
    unsubscribeToken: 'no',
  });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words = body.textContent.replaceAll(/\s+/g, ' ');
  for (const sentence of text.split('\n').filter((line) => line && !line.startsWith('http'))) {
    if (sentence !== '--') expect(words).toContain(sentence.trim());
  }
  const links = [...body.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toHaveLength(2);
  for (const link of links) expect(text.split('\n')).toContain(link);
});
