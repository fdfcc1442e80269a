import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { setEnvironment } from '../environment.ts';

export type TwilioCall = {
  method: string;
  path: string;
  authorization: string;
  contentType: string;
  form: Record<string, string>;
};
type Reply = (response: ServerResponse, call: TwilioCall) => void;

export const accepted: Reply = (response) =>
  json(response, 201, {
    sid: 'SM0123456789',
    status: 'queued',
    num_segments: '0',
    error_code: null,
  });

/** Refuses like Twilio, with its own code beside the HTTP status. */
export const refusedWith =
  (code: number, status = 400): Reply =>
  (response) =>
    json(response, status, { code, message: 'No', more_info: 'https://example.com', status });

export const brokenWith =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');

/** The account and its numbers. */
export const accountOf =
  (numbers: readonly string[], rest: object = {}): Reply =>
  (response, { path }) => {
    const asked = new URL(path, 'http://twilio').searchParams.get('PhoneNumber');
    const found = numbers.filter((number) => asked === null || number === asked);
    json(
      response,
      200,
      path.includes('IncomingPhoneNumbers')
        ? { incoming_phone_numbers: found.map((phone_number) => ({ phone_number })) }
        : { sid: 'AC0123456789', status: 'active', type: 'Full', ...rest },
    );
  };

export const hanging: Reply = () => undefined;
export const cutOff: Reply = (response) => {
  response.writeHead(201, { 'Content-Type': 'application/json' });
  response.write('{"sid":');
  setTimeout(() => response.destroy(), 20);
};

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readCall(request: IncomingMessage): Promise<TwilioCall> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    contentType: request.headers['content-type'] ?? '',
    form: Object.fromEntries(new URLSearchParams(text)),
  };
}

export type FakeTwilio = { url: string; calls: TwilioCall[]; answer: (reply: Reply) => void };

/** A server that accepts texts like Twilio, until the test ends. */
export async function startFakeTwilio(t: TestContext): Promise<FakeTwilio> {
  const calls: TwilioCall[] = [];
  let reply: Reply = accepted;
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      reply(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (next) => {
      reply = next;
    },
  };
}

export const TWILIO_TOKEN = 'the auth token of the tests';

export async function useTwilio(t: TestContext): Promise<FakeTwilio> {
  const twilio = await startFakeTwilio(t);
  setEnvironment(t, {
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
    TWILIO_FROM: '+18655550142',
    TWILIO_BASE_URL: twilio.url,
  });
  return twilio;
}
