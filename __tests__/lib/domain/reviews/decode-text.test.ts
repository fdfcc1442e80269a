import { decodeText } from '@/lib/domain/reviews/decode-text';

test.each([
  ['UTF-8', Buffer.from('Renée “ok”', 'utf8')],
  ['UTF-8 with its mark', Buffer.from('\ufeffRenée “ok”', 'utf8')],
  ['Windows-1252', Buffer.from('52656ee965 20 93 6f6b 94'.replaceAll(' ', ''), 'hex')],
  ['UTF-16', Buffer.from('\ufeffRenée “ok”', 'utf16le')],
  ['UTF-16, the big end first', Buffer.from('\ufeffRenée “ok”', 'utf16le').swap16()],
])('%s is read as it was written', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Renée “ok”');
});

test('lines of two encodings keep what can be read, and show what cannot', () => {
  const lines = [Buffer.from('Renée, Zoë\n', 'utf8'), Buffer.from('Ren\xe9e\n', 'latin1')];
  expect(decodeText(new Uint8Array(Buffer.concat(lines)))).toBe('Renée, Zoë\nRen\ufffde\n');
});

test('two letters of Windows-1252 may look like one of UTF-8', () => {
  const windows = Buffer.from('Für Jürgen war\x92s Spaß\x85', 'latin1');
  expect(decodeText(new Uint8Array(windows))).toBe('Für Jürgen war’s Spaß…');
});
