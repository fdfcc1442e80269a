import { decodeText } from '@/lib/domain/values/decode-text';

test.each([
  ['UTF-8', Buffer.from('Renée “ok”', 'utf8')],
  ['UTF-8 with its mark', Buffer.from('\ufeffRenée “ok”', 'utf8')],
  ['Windows-1252', Buffer.from('52656ee965 20 93 6f6b 94'.replaceAll(' ', ''), 'hex')],
  ['UTF-16', Buffer.from('\ufeffRenée “ok”', 'utf16le')],
  ['UTF-16, the big end first', Buffer.from('\ufeffRenée “ok”', 'utf16le').swap16()],
])('%s is read as it was written', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Renée “ok”');
});
