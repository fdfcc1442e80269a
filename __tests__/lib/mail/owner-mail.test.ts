/** @jest-environment jsdom */
import { renderOwnerMail } from '@/lib/mail/owner-mail';
import { findDangers } from '@/__tests__/hostile/find-dangers';
import { TEXT_PAYLOADS } from '@/__tests__/hostile/script-payloads';

const SITE = 'https://cabins.example';

test('it has the words, the name of the shop and why it came, in both forms', () => {
  const { html, plain } = renderOwnerMail(
    { subject: 'Your cabin', body: 'Hello,\n\nmay I\nvisit?' },
    SITE,
  );
  expect(plain).toBe(
    'Hello,\n\nmay I\nvisit?\n\nMountain Mama\nMountain Mama Cabins, Smoky Mountains, Tennessee · (865) 555-0142\n\n--\nYou’re getting this because someone applied to list a cabin at Mountain Mama Cabins with this address.\n',
  );
  expect(html).toContain('<p style="margin:0 0 16px">may I<br>visit?</p>');
  expect(html).toContain('<title>Your cabin</title>');
});

test.each(TEXT_PAYLOADS)('what is typed is text: %s', (payload) => {
  const { html } = renderOwnerMail({ subject: payload, body: payload }, SITE);
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('style')?.remove();
  expect(findDangers(page)).toEqual([]);
});
