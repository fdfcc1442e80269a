import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findVideo } from '../../functions/video-link/find-video.ts';
import { file, redirect, startFeedServer, status } from '../support/servers/feed-server.ts';

const SHORT = 'https://vm.tiktok.com/ZMabc123/';
const VIDEO = 'https://www.tiktok.com/@mama/video/7000000000000000101';
const found = { result: 'found', link: VIDEO };

test('a short link leads to its video, which is not fetched', async (t) => {
  const server = await startFeedServer(t);
  server.say(SHORT, redirect(`${VIDEO}?_r=1&u_code=2`, 301));
  assert.deepEqual(await findVideo(SHORT, server.network), found);
  assert.deepEqual(server.asked, [SHORT]);
});

test('one short link leads to another, a few times at most', async (t) => {
  const server = await startFeedServer(t);
  server.say(SHORT, redirect('http://www.tiktok.com/t/ZTabc123/'));
  server.say('https://www.tiktok.com/t/ZTabc123/', redirect('/@mama/video/7000000000000000101'));
  assert.deepEqual(await findVideo(SHORT, server.network), found);
  server.say(SHORT, redirect('https://m.tiktok.com/v/7.html?x=1'));
  const former = { result: 'found', link: 'https://www.tiktok.com/@/video/7' };
  assert.deepEqual(await findVideo(SHORT, server.network), former);
  server.say(SHORT, redirect(SHORT));
  server.asked.length = 0;
  assert.deepEqual(await findVideo(SHORT, server.network), { result: 'dead' });
  assert.equal(server.asked.length, 4);
});

test('a link that isn’t a video of the service isn’t requested', async (t) => {
  const server = await startFeedServer(t);
  for (const [target, result] of [
    ['https://www.tiktok.com/@mama/photo/7000000000000000101?x=1', 'photo_post'],
    ['https://www.tiktok.com/', 'dead'],
    ['https://www.tiktok.com/login?redirect_url=/video/1', 'dead'],
    ['https://evil.example/video/123', 'dead'],
    ['https://vm.tiktok.com.evil.example/ZMabc123', 'dead'],
    ['https://me:secret@www.tiktok.com/t/ZTabc123', 'dead'],
    ['https://www.tiktok.com:8443/t/ZTabc123', 'dead'],
    ['https://127.0.0.1/t/abcd', 'dead'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dead'],
    ['snssdk1233://aweme/detail/7', 'dead'],
    ['file:///etc/passwd', 'dead'],
  ] as const) {
    server.say(SHORT, redirect(target));
    server.asked.length = 0;
    assert.deepEqual(await findVideo(SHORT, server.network), { result }, target);
    assert.deepEqual(server.asked, [SHORT], target);
  }
  for (const other of [
    'https://evil.example/ZMabc123',
    '/ZMabc123',
    'https://youtu.be/dQw4w9WgXcQ',
  ]) {
    assert.deepEqual(await findVideo(other, server.network), { result: 'dead' }, other);
  }
});

test('an unresponsive service and a dead link get different results', async (t) => {
  const server = await startFeedServer(t);
  for (const [reply, result] of [
    [status(404), 'dead'],
    [file('a page'), 'dead'],
    [status(429), 'unread'],
    [status(503), 'unread'],
    [() => undefined, 'unread'],
  ] as const) {
    server.say(SHORT, reply);
    const network = { ...server.network, timeoutMs: 200 };
    assert.deepEqual(await findVideo(SHORT, network), { result });
  }
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  assert.deepEqual(await findVideo(SHORT, { ...server.network, resolve }), { result: 'unread' });
});

test('a name that leads into the own network is not called', async (t) => {
  const server = await startFeedServer(t, { resolve: async () => ['10.0.0.7'] });
  assert.deepEqual(await findVideo(SHORT, server.network), { result: 'dead' });
  assert.deepEqual(server.asked, []);
});
