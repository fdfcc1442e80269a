import { growthOver } from '@/__tests__/processor-time';
import {
  bareAddress,
  cutQuotedText,
  htmlToText,
  parseReplyAddress,
  replyAddress,
} from '@/lib/domain/messaging/email-reply';

test.each([
  ['one line', 'See you!', 'See you!'],
  [
    'Gmail',
    'See you!\n\nOn Mon, Nov 23, 2026 at 9:14 AM A <a@b.example> wrote:\n> Hello',
    'See you!',
  ],
  [
    'Gmail, folded',
    'See you!\n\nOn Mon, Nov 23, 2026 at 9:14 AM Mountain Mama\n<a@b.example> wrote:\n> Hello',
    'See you!',
  ],
  [
    'Apple in German',
    'Bis dann\n\nAm 23.11.2026 um 09:14 schrieb A <a@b.example>:\n> Hello',
    'Bis dann',
  ],
  ['Outlook', 'Yes\r\n\r\nFrom: A <a@b.example>\r\nSent: Monday\r\nTo: June\r\n\r\nHello', 'Yes'],
  ['Outlook, ruled', 'Yes\n________________________________\nHello', 'Yes'],
  ['a forwarded head', 'Yes\n-----Original Message-----\nHello', 'Yes'],
  ['a signature', 'Yes\n-- \nJune Carter\nNashville', 'Yes'],
  ['quotes between', 'One\n> Hello\nTwo', 'One\nTwo'],
  ['a sentence with On', 'On Monday we come.\nAnd you?', 'On Monday we come.\nAnd you?'],
  ['only a quote', '> Hello', ''],
  ['many empty lines', 'A\n\n\n\n\nB', 'A\n\nB'],
])('%s', (_, text, own) => {
  expect(cutQuotedText(text)).toBe(own);
});

test.each([
  ['<p>Hi<br>there</p><p>June &amp; &lt;Ann&gt;</p>', 'Hi\nthere\nJune & <Ann>'],
  ['<style>p{}</style><script>alert(1)</script>Hi', 'Hi'],
  ['Hi<div class="gmail_quote">old</div>', 'Hi'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('the words of %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['Two < three and 4 > 3', 'Two < three and 4 > 3'],
  ['I <3 it<br>and <b>you', 'I <3 it\nand you'],
  ['<!-- a > b <p> -->Hi<!doctype html><?xml x?>', 'Hi'],
  ['<SCRIPT>if (a<b) x()</Script >Hi', 'Hi'],
  ['<style>p{}</style><style>Hi', 'Hi'],
  ['<head><p>Hi', 'Hi'],
  ['<title>Re: stay</title>Hi<div\nclass="x gmail_quote">old', 'Hi'],
  ['Hi <never closed', 'Hi <never closed'],
  ['A<BLOCKQUOTE type=cite>old', 'A'],
])('the words of %j, read as a browser would', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

/** Four times as long a mail takes four times as long to read, not sixteen times. */
const MOST_GROWTH = 10;
const mailOf = (part: string, length: number, end = '') =>
  part.repeat(Math.floor(length / part.length) - 2) + end;

test.each([
  '<',
  '>',
  '<>',
  '< ',
  '<!',
  '<!--',
  '<!-->',
  '-->',
  '</',
  '<a',
  '<a <',
  '<a href="',
  '<a>',
  '<script>',
  '<script',
  '</script',
  '<style><head>',
  '<script></style>',
  '<script><!--',
  '<SCRIPT>x</STYLE>',
  '<title>',
  '<br',
  '<div ',
  '<div gmail',
  '<b<b',
  '&',
  '&am',
  '&amp;',
  ' \n',
])('a mail of %j alone is read once, however it ends', (part) => {
  for (const end of ['', '>', '</script>', '-->', 'x']) {
    const [few, many] = [mailOf(part, 50_000, end), mailOf(part, 200_000, end)];
    const growth = growthOver(
      MOST_GROWTH,
      () => htmlToText(few),
      () => htmlToText(many),
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  }
});

test.each(['On ', 'On a\n', '\n', '> ', '-- \n', 'From: ', '________\n', ' ', '\r\n', '<'])(
  'a mail of %j alone is searched for quotes once',
  (part) => {
    const [few, many] = [mailOf(part, 50_000), mailOf(part, 200_000)];
    const growth = growthOver(
      MOST_GROWTH,
      () => cutQuotedText(few),
      () => cutQuotedText(many),
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
);

const proof = 'a'.repeat(32);

test('an address for replies is read back, and no other is', () => {
  const base = 'reply@in.example.com';
  const booking = { reference: 'MM-23456789', proof };
  const address = replyAddress(base, booking);
  expect(parseReplyAddress(base, address.toUpperCase())).toEqual(booking);
  for (const other of [
    base,
    address.replace('reply+', 'post+'),
    address.replace('example.com', 'evil.example'),
    address.replace(proof, proof.slice(1)),
    `${address}, ${address}`,
  ]) {
    expect(parseReplyAddress(base, other)).toBeNull();
  }
});

test.each([
  ['June <June@Example.com>', 'june@example.com'],
  ['june@example.com', 'june@example.com'],
  ['"a@b.example" <c@d.example>', 'c@d.example'],
])('the address of %j', (from, address) => {
  expect(bareAddress(from)).toBe(address);
});
