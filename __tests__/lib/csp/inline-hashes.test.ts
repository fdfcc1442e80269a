import { createHash } from 'node:crypto';
import { EARLY_TAPS } from '@/lib/page/early-taps';
import { hashInline, isFrameworkScript } from '@/lib/csp/inline-hashes';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const FLIGHT = String.raw`self.__next_f.push([1,"1:\"$Sreact\u003c/script>.fragment\"\n"])`;
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const LOADER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';

test.each([FLIGHT, QUEUE, LOADER])('%s is one of Next’s own', (text) => {
  expect(isFrameworkScript(text)).toBe(true);
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"]),alert(1);self.__next_f.push([1,"b"])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'x=1;self.__next_f.push([0])',
  'self.__next_f.push([0]) // \n alert(1)',
  '',
])('%s is not', (text) => {
  expect(isFrameworkScript(text)).toBe(false);
});

test('each of Next’s scripts is hashed once, exactly as it stands', () => {
  const html = `<head><script>${QUEUE}</script></head><SCRIPT id="_R_" data-x="a>b">${LOADER}</SCRIPT >
    <script>${FLIGHT}</script><script nonce='>'>${FLIGHT}</script>`;
  expect(hashInline(html)).toEqual({
    scripts: [source(QUEUE), source(LOADER), source(FLIGHT)],
    styles: [],
    refused: 0,
  });
});

test.each([
  ['an injected script', '<script>steal()</script>', 1],
  ['one beside Next’s', `<script>${QUEUE}</script><script>steal()</script>`, 1],
  ['the site’s own, which the policy of every page allows', `<script>${EARLY_TAPS}</script>`, 0],
  ['one like the site’s own', `<script>${EARLY_TAPS};</script>`, 1],
  ['an address', '<script src="/a.js" async=""></script><script async src=/b.js></script>', 0],
  ['structured data', '<script type="application/ld+json">{"a":"self"}</script>', 0],
  ['a comment', `<!-- <script>steal()</script> --><script>${QUEUE}</script>`, 0],
  ['an attribute', `<p title="<script>steal()</script>"></p>`, 1],
  ['a name that only begins alike', '<scripted>steal()</scripted>', 0],
  ['data-src, which is no address', '<script data-src="/a.js">steal()</script>', 1],
  ['never closed', '<script>steal()', 0],
])('%s is not allowed by being there', (_name, html, refused) => {
  const found = hashInline(html);
  expect(found.refused).toBe(refused);
  expect(found.scripts.filter((hash) => hash !== source(QUEUE))).toEqual([]);
});

test('stylesheets that Next writes into the page are hashed, others not', () => {
  const html = `<style data-precedence="next" data-href="/a.css">a{b:c}</style><style>d{e:f}</style>`;
  expect(hashInline(html).styles).toEqual([source('a{b:c}')]);
});
