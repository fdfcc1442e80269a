/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { readEmbedMessage } from '@/components/video/short-video-markup';
import { VIDEO_FRAME, VIDEO_FRAME_POLICY } from '@/lib/page/video-frame';

const rules = Object.fromEntries(
  VIDEO_FRAME_POLICY.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
);
const script = /<script>([^]*)<\/script>/.exec(VIDEO_FRAME)?.[1] ?? '';

/** The frame's own script, run in a document as the frame has one. */
function openFrame(parent: { postMessage: jest.Mock }) {
  const page = new DOMParser().parseFromString(VIDEO_FRAME, 'text/html');
  const listeners: Record<string, (event: unknown) => void> = {};
  const listen = (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener;
  };
  const frame = {};
  new Function('document', 'parent', 'window', 'addEventListener', script)(
    page,
    parent,
    frame,
    listen,
  );
  const receive = (source: unknown, data: unknown) => listeners.message?.({ source, data });
  return { body: page.body, receive };
}

test.each([
  ['the usual', '<p>a</p><script async src="https://www.tiktok.com/embed.js"></script>'],
  ['in capitals', '<SCRIPT>steal()</SCRIPT >'],
  ['never closed', '<p>a</p><script>steal()'],
])('whatever markup is handed over (%s), the known script is added to it', (_name, html) => {
  const parent = { postMessage: jest.fn() };
  const { body, receive } = openFrame(parent);
  receive(parent, { videoMarkup: html });
  const added = body.lastElementChild as HTMLScriptElement;
  expect(added.src).toBe('https://www.tiktok.com/embed.js');
  added.onerror?.(new Event('error'));
  expect(parent.postMessage).toHaveBeenCalledWith({ videoEmbed: 'failed' }, '*');
});

test('markup is taken once, and from the page around it only', () => {
  const parent = { postMessage: jest.fn() };
  const { body, receive } = openFrame(parent);
  receive({}, { videoMarkup: '<p>stranger</p>' });
  expect(body.hasChildNodes()).toBe(false);
  receive(parent, { videoMarkup: '<p>first</p>' });
  receive(parent, { videoMarkup: '<p>second</p>' });
  expect(body.textContent).toBe('first');
});

test('a message from a frame inside means that the provider shows something', () => {
  const parent = { postMessage: jest.fn() };
  openFrame(parent).receive({}, 'hello');
  expect(parent.postMessage).toHaveBeenCalledWith({ videoEmbed: 'ready' }, '*');
});

test('its policy allows its own script by hash and the provider, in an origin of no one', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(rules['script-src']).toContain(`'sha256-${hash}'`);
  expect(rules['script-src']).not.toContain("'unsafe-inline'");
  expect(rules['script-src']).not.toContain('https:');
  expect(rules['default-src']).toEqual(["'none'"]);
  expect(rules['base-uri']).toEqual(["'none'"]);
  expect(rules['form-action']).toEqual(["'none'"]);
  expect(rules['frame-ancestors']).toEqual(["'self'"]);
  expect(rules.sandbox).toEqual(['allow-scripts', 'allow-popups']);
});

test.each([
  [{ videoEmbed: 'ready' }, 'ready'],
  [{ videoEmbed: 'escape' }, 'escape'],
  [{ videoEmbed: 'x' }, null],
  [{}, null],
  [null, null],
  ['ready', null],
])('message %j', (data, message) => {
  expect(readEmbedMessage(data)).toBe(message);
});
