/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BUSY_PAGE_POLICY, hashSource, OFFLINE_PAGE_POLICY } from '@/lib/csp/policy';
import { site } from '@/lib/site';

const inlineOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

describe.each([
  ['busy.html', BUSY_PAGE_POLICY, 0],
  ['offline.html', OFFLINE_PAGE_POLICY, 1],
])('public/%s', (file, policy, scripts) => {
  const html = readFileSync(`public/${file}`, 'utf8');

  test('its policy allows its own style and script, and no other', () => {
    const allowed = [...inlineOf(html, 'style'), ...inlineOf(html, 'script')].map(hashSource);
    expect(allowed).toHaveLength(1 + scripts);
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(allowed);
  });

  test('it names the host as lib/site.ts does, with a text and a call', () => {
    expect(html).toContain(`| ${site.name}</title>`);
    expect(html).toContain(`href="sms:${site.phone.e164}"`);
    expect(html).toContain(`href="tel:${site.phone.e164}"`);
    expect(html).toContain(site.phone.display);
  });
});
