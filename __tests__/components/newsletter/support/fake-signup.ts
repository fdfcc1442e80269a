type Answer = { status: number; body?: unknown } | 'offline' | 'never';

const ANSWERS = {
  joined: { status: 201, body: { signup: { status: 'pending' } } },
  duplicate: { status: 409, body: { error: { code: '23505', message: 'On the list' } } },
  invalid: { status: 400, body: { error: { code: 'invalid_request', message: 'email' } } },
  limited: { status: 429, body: { error: { code: 'too_many_requests', message: 'Later' } } },
  broken: { status: 503, body: { error: { code: 'unavailable', message: 'Down' } } },
  nonsense: { status: 502 },
  offline: 'offline',
  never: 'never',
} satisfies Record<string, Answer>;
export type AnswerName = keyof typeof ANSWERS;

/** POST /api/newsletter; gives the list of the bodies that were sent. */
export function fakeSignup(name: AnswerName): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const answer: Answer = ANSWERS[name];
  global.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    expect(url).toBe('/api/newsletter');
    sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'never') return new Promise<Response>(() => undefined);
    const json = async () => {
      if (answer.body === undefined) throw new SyntaxError('Unexpected token <');
      return answer.body;
    };
    return { ok: answer.status < 400, status: answer.status, json } as Response;
  });
  return sent;
}
