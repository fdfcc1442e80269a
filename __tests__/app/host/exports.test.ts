import { globSync, readFileSync } from 'node:fs';

const routes = globSync('app/host/**/route.ts').filter((path) =>
  /csvResponse|Content-Disposition/.test(readFileSync(path, 'utf8')),
);

test('the console gives away files at these addresses', () => {
  expect(routes.length).toBeGreaterThanOrEqual(5);
});

test.each(routes)('%s writes its download to the history before it answers', (path) => {
  const source = readFileSync(path, 'utf8');
  const noted = source.search(/requireRead\(await (?:noteExport|exportSubscribers)\(/);
  expect(noted).toBeGreaterThan(0);
  expect(source.search(/return (?:csvResponse|new Response)\(/)).toBeGreaterThan(noted);
});
