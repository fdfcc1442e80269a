import { isForm, readForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';

const URL_OF_ROUTE = 'https://cabins.example/api/thing';
const FORM = 'application/x-www-form-urlencoded';

const send = (body: BodyInit, type: string) =>
  new Request(URL_OF_ROUTE, { method: 'POST', body, headers: { 'Content-Type': type } });

test.each([
  [FORM, true],
  [`${FORM}; charset=UTF-8`, true],
  ['application/json', false],
  ['multipart/form-data; boundary=x', false],
  ['text/plain', false],
])('%s is a form: %p', (type, expected) => {
  expect(isForm(send('a=1', type))).toBe(expected);
});

test('its fields are read as the browser writes them', async () => {
  const fields = await readForm(send('email=june%40example.com&name=June+Carter&a=1&a=2', FORM));
  expect(fields).toEqual({ email: 'june@example.com', name: 'June Carter', a: '2' });
});

test('any other body has no fields', async () => {
  expect(await readForm(send('{"token":"x"}', 'application/json'))).toEqual({});
});

test('a form has an end', async () => {
  const handler = withSameOrigin(async (request) => Response.json(await readForm(request)));
  expect((await handler(send(`a=${'x'.repeat(4096)}`, FORM))).status).toBe(413);
});

test('the answer to a form is another page, and no cache keeps it', () => {
  const { status, headers } = seeOther('/newsletter?outcome=joined');
  expect(status).toBe(303);
  expect(headers.get('Location')).toBe('/newsletter?outcome=joined');
  expect(headers.get('Cache-Control')).toBe('no-store');
});
