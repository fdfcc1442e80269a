import { writeFileSync, mkdirSync } from 'node:fs';
import { expect, test } from './support/fixtures';

test.use({ allowedProblems: [/./] });
const OUT = process.env.LOOK_OUT ?? '.local/before';
const BY_WIDTH: Record<string, string> = { '390': '/ /cabins /areas/gatlinburg /visitor-guide /events /cabins/family', '1440': '/cabins/hot-tub /visitor-guide /promise /events /areas/gatlinburg /' };
const WIDTHS = (process.env.LOOK_WIDTHS ?? '390x664 1440x900').split(' ');
for (const size of WIDTHS)
  test(`look ${size}`, async ({ browser }) => {
    test.setTimeout(580_000);
    mkdirSync(OUT, { recursive: true });
    const [width, height] = size.split('x').map(Number) as [number, number];
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('newsletter-popup-dismissed', 'true'));
    const page = await context.newPage();
    const rows: string[] = [];
    for (const path of (BY_WIDTH[String(width)] ?? '/').split(' ')) {
      await page.goto(path);
      await page.waitForTimeout(400);
      const figures = await page.evaluate((h) => {
        const main = document.querySelector('main') ?? document.body;
        const shown = (el: Element) => {
          const e = el as HTMLElement;
          return e.checkVisibility?.() ?? true;
        };
        const card = [...main.querySelectorAll('article')].find(shown) ?? null;
        const words = (text: string) => text.trim().split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length;
        let first = 0, before = 0, all = 0;
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement!;
          if (parent.closest('script,style,noscript,template') || !parent.checkVisibility()) continue;
          const n = words(node.textContent ?? '');
          if (n === 0) continue;
          all += n;
          const range = document.createRange();
          range.selectNode(node);
          const box = range.getBoundingClientRect();
          if (box.top + scrollY < h && box.width > 1) first += n;
          if (card && card.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING && !card.contains(node) && box.width > 1) before += n;
        }
        return { height: document.documentElement.scrollHeight, first, before, all,
          inHtml: words(main.textContent ?? ''),
          card: card ? Math.round(card.getBoundingClientRect().top + scrollY) : null };
      }, height);
      rows.push(`${path}\t${JSON.stringify(figures)}`);
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
      await page.screenshot({ path: `${OUT}/${name}-${width}.png` });
      if (path === '/') {
        const deal = page.getByRole('group', { name: /Deal of the day/i }).first();
        await deal.scrollIntoViewIfNeeded({ timeout: 8000 }).catch(() => {});
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${OUT}/deal-${width}.png` });
      }
      if (path === '/cabins') {
        await page.locator('[data-cabin]').nth(1).scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}/cards-${width}.png` });
        const heights = await page.evaluate(() => [...document.querySelectorAll('[data-cabin]')].map((c) => Math.round(c.getBoundingClientRect().height)));
        rows.push(`cards ${JSON.stringify(heights)}`);
      }
      if (process.env.LOOK_FULL) await page.screenshot({ path: `${OUT}/${name}-${width}-full.png`, fullPage: true });
    }
    writeFileSync(`${OUT}/figures-${width}.txt`, rows.join('\n') + '\n');
    expect(rows.length).toBeGreaterThan(0);
  });
