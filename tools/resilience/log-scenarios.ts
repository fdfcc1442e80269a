import { TEST_GUEST } from '../harness/bookings.ts';
import { KEYS, type TestEnvironment } from '../harness/environment.ts';
import type { Row } from '../harness/report.ts';

/** Text that no log line may contain: keys, and the test guests' input. */
const WORDS: Readonly<Record<string, string>> = {
  'the secret key': KEYS.secretKey,
  'the secret of tokens': KEYS.jwtSecret,
  'a name': TEST_GUEST,
  'an email address': '@example.com',
  'a number': '(865) 2',
};

/** Scans all logs of the run, through crashes, outages and refused requests. */
export function scanLogs(environment: TestEnvironment): Row[] {
  const text = environment.readLogs();
  const lines = text.split('\n').length;
  const all = { ...WORDS, 'the address of the database': environment.server.url };
  const found = Object.entries(all).filter(([, word]) => text.includes(word));
  return [
    {
      scenario: 'G18',
      target: 'the logs of all this hold no key and nothing of a guest',
      measured: `${lines} lines hold ${found.map(([what]) => what).join(', ') || 'none of it'}`,
      ok: found.length === 0 && lines > 100,
    },
  ];
}
