/** What is wrong with a field: `empty`, too `short`, `long`, `small` or `big`, with `characters` that cannot be used, or otherwise. */
type Problem = 'empty' | 'short' | 'long' | 'small' | 'big' | 'characters' | 'wrong';
/** `field`: its name in the code; empty where the whole form is wrong. `limit`: of a length or an amount. */
export type InputProblem = { field: string; problem: Problem; limit?: number };

/** What a schema says of a value; the names are zod's. */
type Issue = {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
};

function kindOf({ code, origin, message, minimum, maximum }: Issue): Omit<InputProblem, 'field'> {
  const isText = origin === 'string' || origin === 'array';
  if (code === 'too_small') {
    const limit = Number(minimum);
    if (isText) return limit <= 1 ? { problem: 'empty' } : { problem: 'short', limit };
    return { problem: 'small', limit };
  }
  if (code === 'too_big') return { problem: isText ? 'long' : 'big', limit: Number(maximum) };
  // Of the texts of lib/schemas/fields.ts.
  const least = /^At least (\d+) characters$/.exec(message)?.[1];
  if (least !== undefined) {
    return least === '1' ? { problem: 'empty' } : { problem: 'short', limit: Number(least) };
  }
  return { problem: message.startsWith('Contains characters') ? 'characters' : 'wrong' };
}

/** The first thing that is wrong with a form. */
export function problemOf([issue]: readonly Issue[]): InputProblem {
  if (!issue) return { field: '', problem: 'wrong' };
  const name = issue.path.findLast((part) => typeof part === 'string');
  return { field: typeof name === 'string' ? name : '', ...kindOf(issue) };
}
