import { globSync, readFileSync } from 'node:fs';

test('what has an expected height is laid out later: the height alone does nothing', () => {
  const lines = globSync('{app,components}/**/*.{tsx,css}').flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  const sized = lines.filter((line) => /[ "']later-\[/.test(line) && !line.startsWith(' *'));
  expect(sized.length).toBeGreaterThan(10);
  expect(sized.filter((line) => !/[ "']later [^*]/.test(line))).toEqual([]);
});
