import fc from 'fast-check';
import { mailtoLink, smsLink, telLink } from '@/lib/domain/messaging/contact-links';
import { isEmail } from '@/lib/domain/values/email-address';

test.each([
  ['june@example.com', 'mailto:june@example.com'],
  ['june+cabins@example.com', 'mailto:june%2Bcabins@example.com'],
  [
    'ann?cc=eve%40evil.example&body=Pay%20here@x-y.example',
    'mailto:ann%3Fcc%3Deve%2540evil.example%26body%3DPay%2520here@x-y.example',
  ],
  ['ann@x.example?bcc=eve', 'mailto:ann@x.example%3Fbcc%3Deve'],
  ['jürgen#top@bücher.example', 'mailto:j%C3%BCrgen%23top@b%C3%BCcher.example'],
])('a letter to %s opens %s', (email, href) => {
  expect(mailtoLink(email)).toBe(href);
});

test('no address adds a recipient, a header or words of its own', () => {
  const local = fc.string({
    unit: fc.constantFrom(...'ab?&=#%;,/\\+\'!*"<> \n'),
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(local, local, (name, domain) => {
      const link = new URL(mailtoLink(`${name}@${domain}.example`, { subject: 'Your stay' }));
      expect(link.search).toBe('?subject=Your%20stay');
      expect(link.hash).toBe('');
      expect(decodeURIComponent(link.pathname)).toBe(`${name}@${domain}.example`);
    }),
  );
});

test('an address that is no mail address is still one text', () => {
  expect(mailtoLink('a?b')).toBe('mailto:a%3Fb');
  expect(isEmail('a?b')).toBe(false);
  expect(mailtoLink('a\ud800@x.example')).toBe('mailto:a%EF%BF%BD@x.example');
});

test.each([
  ['+18655550142', 'tel:+18655550142', 'sms:+18655550142'],
  ['911?body=x', 'tel:911%3Fbody%3Dx', 'sms:911%3Fbody%3Dx'],
  [
    '+1865;phone-context=+1900',
    'tel:+1865%3Bphone-context%3D%2B1900',
    'sms:+1865%3Bphone-context%3D%2B1900',
  ],
  ['whatsapp:+1865', 'tel:whatsapp%3A%2B1865', 'sms:whatsapp%3A%2B1865'],
])('%s is dialed by %s and texted by %s', (phone, tel, sms) => {
  expect([telLink(phone), smsLink(phone)]).toEqual([tel, sms]);
});

test('text in a link stays text', () => {
  expect(smsLink('+18655550142', 'Hi, is A&B open? #2')).toBe(
    'sms:+18655550142?&body=Hi%2C%20is%20A%26B%20open%3F%20%232',
  );
  expect(smsLink('', 'x')).toBe('sms:?&body=x');
});
