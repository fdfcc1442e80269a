import { readPolicySettings } from '@/lib/env/policy-settings';
import { contentSecurityPolicy, developmentPolicy, framedPolicy } from '@/lib/csp/policy';

const NOTHING = { scripts: [], styles: [] };

function rules(
  values: Record<string, string> = {},
  inline: Parameters<typeof contentSecurityPolicy>[0] = NOTHING,
) {
  const policy = contentSecurityPolicy(inline, readPolicySettings(values));
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
}

test('by default, everything that is not named is closed and all code is the site’s own', () => {
  const found = rules();
  expect(found.get('default-src')).toEqual(["'none'"]);
  expect(found.get('script-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(found.get(name)).toEqual(["'none'"]);
  }
  expect(found.get('style-src')).not.toContain("'unsafe-inline'");
  expect(found.has('upgrade-insecure-requests')).toBe(false);
});

test('inline code is allowed by its hash or nonce', () => {
  const found = rules({}, { scripts: ["'nonce-a'"], styles: ["'nonce-b'"] });
  expect(found.get('script-src')).toEqual(["'self'", "'nonce-a'"]);
  expect(found.get('style-src')).toContain("'nonce-b'");
});

test.each([
  ['IMAGE_HOSTS', 'a.example, not a host', 'img-src', 'https://a.example'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'https://p.supabase.co', 'img-src', 'https://p.supabase.co'],
  ['MAP_STYLE_URL', 'https://t.example/style.json', 'connect-src', 'https://t.example'],
  ['GA_MEASUREMENT_ID', 'G-ABCD', 'script-src', 'https://www.googletagmanager.com'],
  ['GA_MEASUREMENT_ID', 'G-ABCD', 'connect-src', 'https://*.google-analytics.com'],
])('%s opens what it needs', (name, value, directive, expected) => {
  expect(rules({ [name]: value }).get(directive)).toContain(expected);
  expect(rules().get(directive)).not.toContain(expected);
});

test('a map style brings the hosts it draws from, and only with it', () => {
  const hosts = { MAP_HOSTS: 'tiles.example,; script-src *' };
  const open = rules({ ...hosts, MAP_STYLE_URL: 'https://t.example/s' });
  expect(open.get('connect-src')).toContain('https://tiles.example');
  expect(open.get('script-src')).toEqual(["'self'"]);
  expect(rules(hosts).get('connect-src')).not.toContain('https://tiles.example');
});

test('a site on https loads nothing over http', () => {
  expect(rules({ SITE_URL: 'https://cabins.example' }).has('upgrade-insecure-requests')).toBe(true);
});

test('the development server may do more with scripts, and nothing else', () => {
  const policy = developmentPolicy(readPolicySettings({ SITE_URL: 'https://cabins.example' }));
  expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a page that is framed may be framed by the site alone, and is else as any other', () => {
  const policy = contentSecurityPolicy(NOTHING, readPolicySettings({}));
  expect(
    framedPolicy(policy)
      .split('; ')
      .filter((rule) => !policy.split('; ').includes(rule)),
  ).toEqual(["frame-ancestors 'self'"]);
  expect(rules().get('frame-src')).toContain("'self'");
});
