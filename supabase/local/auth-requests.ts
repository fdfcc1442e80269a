type Body = Record<string, unknown>;

/** Where the package differs from a hosted project without sign-up: what such a project does is asked of it instead. */
const CHANGES: Readonly<Record<string, (body: Body) => Body>> = {
  // It would create a user for any address that asks for a code.
  '/auth/v1/otp': (body) => ({ ...body, create_user: false }),
  // It knows the code of a mail only by its old name.
  '/auth/v1/verify': (body) => (body.type === 'email' ? { ...body, type: 'magiclink' } : body),
};

function parseObject(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : null;
  } catch {
    return null;
  }
}

export async function toPackageRequest(request: Request): Promise<Request> {
  const change = CHANGES[new URL(request.url).pathname];
  if (!change || request.method !== 'POST') return request;
  const text = await request.text();
  const body = parseObject(text);
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  return new Request(request.url, {
    method: 'POST',
    headers,
    body: body ? JSON.stringify(change(body)) : text,
  });
}
