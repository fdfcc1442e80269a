import { createServer, type AddressInfo } from 'node:net';
import { provideBrowser } from '@/scripts/browser';
import { checkMachine } from '@/scripts/test/preflight';

jest.mock('@/scripts/browser', () => ({ provideBrowser: jest.fn() }));

async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const free = () => new Promise((resolve) => server.close(resolve));
  return { port, free };
}

test('a taken port is named before a browser is looked for', async () => {
  const { port, free } = await takePort();
  await expect(checkMachine([port])).rejects.toThrow(`Port ${port} is taken.`);
  expect(provideBrowser).not.toHaveBeenCalled();
  await free();
  await expect(checkMachine([port])).resolves.toBeUndefined();
});

test('a missing browser ends the run', async () => {
  jest.mocked(provideBrowser).mockImplementationOnce(() => {
    throw new Error('No Chromium could be installed.');
  });
  await expect(checkMachine([])).rejects.toThrow('No Chromium could be installed.');
});
