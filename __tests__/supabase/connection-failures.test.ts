import { networkFailure, outcome, statusFailure } from '@/supabase/functions/connections/failures';

const node = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
const deno = (cause: string) =>
  new TypeError(`error sending request for url (https://ssl-timeout.example/): ${cause}`);
const mail = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['unknown_host', node('ENOTFOUND')],
  ['unknown_host', deno('client error (Connect): dns error: failed to lookup address')],
  ['unknown_host', mail('EDNS', 'getaddrinfo EAI_AGAIN mail.example.com')],
  ['unreachable', node('ECONNREFUSED')],
  ['unreachable', deno('client error (Connect): tcp connect error: Connection refused')],
  ['unreachable', mail('ESOCKET', 'connect ECONNREFUSED 192.0.2.1:465')],
  ['unreachable', 'no error at all'],
  ['timed_out', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ['timed_out', new Error('Signal timed out.')],
  ['timed_out', node('UND_ERR_CONNECT_TIMEOUT')],
  ['timed_out', mail('ETIMEDOUT', 'Greeting never received')],
  ['timed_out', Object.assign(new Error('No answer'), { detail: node('ETIMEDOUT') })],
  ['tls_failed', node('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')],
  ['tls_failed', deno('client error (Connect): invalid peer certificate: UnknownIssuer')],
  ['tls_failed', mail('ESOCKET', '0A00010B:SSL routines:tls_validate_record:wrong version number')],
])('%s, %#', (code, error) => {
  expect(networkFailure(error, 'host')).toEqual({ code, detail: 'host' });
});

test.each([
  [400, 'bad_answer', '400'],
  [401, 'wrong_key', ''],
  [403, 'not_permitted', ''],
  [404, 'not_found', ''],
  [429, 'busy', ''],
  [503, 'server_error', '503'],
])('status %d is %s', (status, code, detail) => {
  expect(statusFailure(status)).toEqual({ code, detail });
});

test('a detail is no longer than the schema takes', () => {
  expect(outcome('works', 'x'.repeat(999)).detail).toHaveLength(300);
});
