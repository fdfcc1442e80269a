import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER } from '@/lib/domain/values/picture-urls';

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);
const pictures = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Picture\b[^>]*?\ssrc="([^"]+)"/g)].map(
    ([, src]) => [src ?? '', file] as const,
  ),
);

test.each(pictures)('%s of %s is a picture that the site converts', (src) => {
  expect(src.startsWith(PICTURE_FOLDER)).toBe(true);
  expect(existsSync(path.join('public', src))).toBe(true);
});

test('the hero has one', () => {
  expect(pictures.map(([, file]) => file)).toContain('components/home/hero.tsx');
});
