import { logProblem } from '@/lib/browser/log';

test('a problem is a warning that names its place', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logProblem('search', 'Stored search criteria are not JSON');
  expect(warn).toHaveBeenCalledWith('[search] Stored search criteria are not JSON');
});
