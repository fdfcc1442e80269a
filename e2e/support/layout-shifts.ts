import type { Page } from '@playwright/test';

type Shifts = { score: number; moved: string[] };

/** Adds up how far things move without anybody having asked for it, from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: Shifts = { score: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        shifts.score += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
          shifts.moved.push(`${what}: ${from.x},${from.y} to ${to.x},${to.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
