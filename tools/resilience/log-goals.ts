import { STORM_GUEST } from './booker.ts';
import type { Row } from './row.ts';
import { KEYS, type Stage } from './stage.ts';

/** What no line may hold: keys, and what the storm's guests wrote into their forms. */
const WORDS: Readonly<Record<string, string>> = {
  'the secret key': KEYS.secretKey,
  'the secret of tokens': KEYS.jwtSecret,
  'a name': STORM_GUEST,
  'an e-mail address': '@example.com',
  'a number': '(865) 2',
};

/** Everything that the sites and backends of the storm have written, through crashes, outages and refusals. */
export function silence(stage: Stage): Row[] {
  const text = stage.readLogs();
  const lines = text.split('\n').length;
  const all = { ...WORDS, 'the address of the database': stage.server.url };
  const found = Object.entries(all).filter(([, word]) => text.includes(word));
  return [
    {
      goal: 'G18',
      target: 'the logs of all this hold no key and nothing of a guest',
      measured: `${lines} lines hold ${found.map(([what]) => what).join(', ') || 'none of it'}`,
      ok: found.length === 0 && lines > 100,
    },
  ];
}
