import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { MARKDOWN_PAYLOADS, TEXT_PAYLOADS } from '../__tests__/hostile/script-payloads';
import { adminOfTestedSite } from './support/backend';
import { CABIN_ROW } from './support/cabin-row.ts';
import { coreIf } from './support/core.ts';

const CABINS = 6;
const admin = adminOfTestedSite();
const ids = Array.from({ length: CABINS }, () => randomUUID());
const slugs = ids.map((_, n) => `hostile-cabin-${n}`);
const post = 'hostile-article';
const SHORT = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];

/** As many of the corpus as fit, beginning at another one each time. */
function fill(n: number, most: number): string {
  const from = Math.floor((n * TEXT_PAYLOADS.length) / CABINS);
  let text = '';
  for (const payload of [...TEXT_PAYLOADS.slice(from), ...TEXT_PAYLOADS.slice(0, from)]) {
    if (text.length + payload.length < most) text += `${payload} `;
  }
  return text.trim();
}

const must = ({ error }: { error: { message: string } | null }) => {
  if (error) throw new Error(error.message);
};

test.beforeAll(async () => {
  must(
    await admin.from('cabins').insert(
      ids.map((id, n) => ({
        ...CABIN_ROW,
        id,
        slug: slugs[n] ?? '',
        title: SHORT[n] ?? '',
        short_desc: fill(n, 240),
        long_desc: fill(n, 4000),
        hero_image_url: '/images/cabins/laurel-lantern/hero.webp',
        mountain_mama_review: fill(n, 200),
        video_tour_url: 'javascript:alert(1)',
      })),
    ),
  );
  const reviews = ids.map((cabin_id) => ({ id: randomUUID(), cabin_id, rating: 5, visible: true }));
  must(await admin.from('cabin_reviews').insert(reviews));
  must(
    await admin.from('cabin_review_texts').insert(
      reviews.map(({ id }, n) => ({
        review_id: id,
        author: SHORT[n] ?? '',
        body: fill(n, 2000),
        stayed_on: '2026-06-01',
      })),
    ),
  );
  must(
    await admin.from('cabin_photos').insert(
      ids.map((cabin_id, n) => ({
        cabin_id,
        image_url: 'javascript:alert(1)',
        description: fill(n, 200),
        room_type: 'deck',
      })),
    ),
  );
  must(
    await admin.from('posts').insert({
      slug: post,
      title: SHORT[1] ?? '',
      excerpt: fill(1, 320),
      hero_image_url: '/images/blog/elk.webp',
      author: SHORT[0] ?? '',
      topics: ['wildlife'],
      published_at: '2026-01-01T00:00:00Z',
      related_cabin_slugs: slugs,
      body_markdown: [...TEXT_PAYLOADS, ...MARKDOWN_PAYLOADS].join('\n\n'),
    }),
  );
});

test.afterAll(async () => {
  must(await admin.from('posts').delete().eq('slug', post));
  must(await admin.from('cabins').delete().in('id', ids));
});

/** Script effects that no stored text may cause. */
async function watch(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('tellTest', (text: string) => void done.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellTest: (text: string) => void }).tellTest;
    window.alert = () => tell('a script ran');
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // The site's own code may ask whether it could build functions from text; no stored text can.
      const isOwn = blockedURI === 'eval' && (sourceFile ?? '').startsWith(location.origin);
      if (!isOwn) tell(`refused by policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) done.push(`asked for ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !/^(http:\/\/localhost:|about:blank)/.test(frame.url()))
      done.push(`went to ${frame.url()}`);
  });
  return done;
}

const PLACES = [
  ...slugs.map((slug) => `/cabins/${slug}`),
  '/cabins?guests=2&city=gatlinburg',
  `/blog/${post}`,
  `/booking?cabin=${slugs[0]}`,
];

const SAMPLED = [`/cabins/${slugs[0]}`, `/blog/${post}`];
for (const place of PLACES) {
  test(
    `nothing runs, loads or leads away at ${place}`,
    coreIf(SAMPLED.includes(place)),
    async ({ page }) => {
      const done = await watch(page);
      const answer = await page.goto(place, { waitUntil: 'load' });
      expect(answer?.status()).toBe(200);
      const html = (await answer?.text()) ?? '';
      for (const [, json = ''] of html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      )) {
        expect(json).not.toContain('<');
        JSON.parse(json);
      }
      await page.mouse.move(400, 300);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const dangers = await page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                /^on/.test(name) ||
                (/^(?:href|src|action|srcdoc)$/.test(name) &&
                  /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
            )
            .map(({ name, value }) => `${name}=${value}`),
        ),
      );
      expect(dangers).toEqual([]);
      expect(done).toEqual([]);
    },
  );
}
