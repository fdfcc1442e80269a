import { coreSuites, LONG_UNIT_TESTS } from '@/scripts/test/steps';
import { MUTATIONS } from '@/tools/mutations/mutations';

jest.mock('@/scripts/browser', () => ({ findBrowser: () => 'a browser' }));

test.each(MUTATIONS)('npm test runs the tests that notice $name', ({ tests }) => {
  const suites = coreSuites();
  const left = tests.filter((file) =>
    file.startsWith('supabase/')
      ? !suites.includes(file)
      : LONG_UNIT_TESTS.some((pattern) => file.startsWith(pattern)),
  );
  expect(left).toEqual([]);
});
