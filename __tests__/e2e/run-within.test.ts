import { runWithin } from '@/e2e/support/run-within';

const sh = (script: string, mostMs = 60_000) =>
  runWithin({ command: 'sh', args: ['-c', script], mostMs });

test('a command’s status and error output are reported', async () => {
  await expect(sh('echo nothing for you; echo why >&2; exit 3')).resolves.toEqual({
    status: 3,
    stderr: 'why\n',
    isLate: false,
  });
  await expect(runWithin({ command: '/no/such', args: [], mostMs: 60_000 })).rejects.toThrow();
});

test('this process goes on while the command runs', async () => {
  let isGoingOn = false;
  setImmediate(() => (isGoingOn = true));
  await sh('exit 0');
  expect(isGoingOn).toBe(true);
});

test('a late command may still end what it started', async () => {
  const late = sh(
    'trap "echo ended the browser >&2; exit 130" INT; while :; do sleep 0.1; done',
    1000,
  );
  await expect(late).resolves.toEqual({
    status: 130,
    stderr: 'ended the browser\n',
    isLate: true,
  });
});
