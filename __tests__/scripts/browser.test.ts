import { provideBrowser } from '@/scripts/browser';

test('a browser that BROWSER_PATH names in vain is refused at once', () => {
  process.env.BROWSER_PATH = '/no/such/browser';
  expect(() => provideBrowser()).toThrow('There is no browser at BROWSER_PATH, /no/such/browser.');
  process.env.BROWSER_PATH = process.execPath;
  expect(provideBrowser()).toBe(process.execPath);
});
