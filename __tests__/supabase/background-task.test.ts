import { runInBackground } from '@/supabase/functions/_shared/background-task';

const edge = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };
afterEach(() => delete edge.EdgeRuntime);

test('it runs after the response, and its failure is only logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise((_, reject) => (fail = reject));
  runInBackground(() => work);
  runInBackground(() => new Promise(() => undefined));
  fail(new Error('the mail server is gone'));
  await expect(work).rejects.toThrow('gone');
  expect(logged).toHaveBeenCalledTimes(1);
});

test('the hosted runtime is asked to stay for it, whatever becomes of it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: Promise<unknown>[] = [];
  edge.EdgeRuntime = { waitUntil: (work) => kept.push(work) };
  runInBackground(() => Promise.reject(new Error('no')));
  await expect(Promise.all(kept)).resolves.toEqual([undefined]);
  expect(kept).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(1);
});
