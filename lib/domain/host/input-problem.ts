/** Why a field is invalid; `characters` are ones that can't be used, `wrong` is anything else. */
type Problem = 'empty' | 'short' | 'long' | 'small' | 'big' | 'characters' | 'wrong';
/** `field` is empty where the whole form is invalid. `limit` is the length or amount that was exceeded. */
export type InputProblem = { field: string; problem: Problem; limit?: number };

/** A zod issue. */
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
  // Matches the message in lib/schemas/fields.ts.
  const least = /^At least (\d+) characters$/.exec(message)?.[1];
  if (least !== undefined) {
    return least === '1' ? { problem: 'empty' } : { problem: 'short', limit: Number(least) };
  }
  return { problem: message.startsWith('Contains characters') ? 'characters' : 'wrong' };
}

/** The first problem of a form. */
export function problemOf([issue]: readonly Issue[]): InputProblem {
  if (!issue) return { field: '', problem: 'wrong' };
  const name = issue.path.findLast((part) => typeof part === 'string');
  return { field: typeof name === 'string' ? name : '', ...kindOf(issue) };
}
