/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { startDraining } from '@/lib/draining';
import { setDefaultHeaders } from '@/lib/http/default-headers';

jest.mock('@/lib/http/entity-tags', () => ({ tagPages: jest.fn() }));
jest.mock('@/lib/http/error-policy', () => ({ protectErrorPages: jest.fn() }));

type Listener = (message: object) => void;
let begin: Listener = () => undefined;

beforeAll(() => {
  const subscribe = (_channel: string, listener: Listener) => (begin = listener);
  jest.spyOn(process, 'getBuiltinModule').mockReturnValue({ subscribe } as never);
  setDefaultHeaders();
});

function begun(): ServerResponse {
  const request = new IncomingMessage(new Socket());
  request.url = '/cabins';
  const response = new ServerResponse(request);
  response.shouldKeepAlive = true;
  begin({ request, response });
  return response;
}

test('every answer begins with its headers; once the process is about to end, each closes its connection', () => {
  const before = begun();
  expect(before.getHeader('X-Content-Type-Options')).toBe('nosniff');
  expect(before.shouldKeepAlive).toBe(true);
  startDraining();
  expect(begun().shouldKeepAlive).toBe(false);
});
