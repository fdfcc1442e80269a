import { markup } from '../page/markup.ts';
import { mailtoLink, smsLink, telLink } from '../domain/messaging/contact-links.ts';
import { paletteColors, type PaletteName } from '../shop/palettes.ts';
import { shop } from '../shop/shop.ts';
import { shopFacts } from '../shop/shop-facts.ts';

const PICTURE = markup`<img src="/images/error.webp" alt="" width="1200" height="600">`;

const TOKENS = [
  'paper',
  'surface',
  'line',
  'ink',
  'ink-soft',
  'spruce-900',
  'spruce-100',
  'ember-700',
  'ember-600',
] as const;

/** The colors of a palette; the policy lists the hash of each. */
export function busyColors(name: PaletteName): string {
  const colors = paletteColors(name);
  return `:root { ${TOKENS.map((token) => `--${token}: ${colors[token]};`).join(' ')} }`;
}

/** Served when a page can't be rendered: it needs no script, and BUSY_PAGE_POLICY allows its styles. */
export function busyPage(): string {
  const picture = shop().showsSmokies ? PICTURE : [];
  return markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment, please | ${shop().name}</title>
<style>${{ source: busyColors(shopFacts().colors) }}</style>
<style>
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Figtree, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  header { padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--surface); }
  header a { color: var(--spruce-900); font: 700 1.1875rem Fraunces, Georgia, serif; text-decoration: none; }
  main { max-width: 51rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; text-align: center; }
  img { display: block; width: 100%; height: auto; aspect-ratio: 2; object-fit: cover; object-position: 50% 82%; background: var(--spruce-100); }
  h1 { margin: 2rem 0 1rem; color: var(--spruce-900); font: 600 clamp(2.125rem, 1.65rem + 2vw, 3.25rem)/1.08 Fraunces, Georgia, serif; }
  p { max-width: 36rem; margin: 0 auto 1.5rem; color: var(--ink-soft); }
  main a { color: var(--ember-700); }
  .again { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 99px; background: var(--ember-600); font-weight: 600; color: #fff; text-decoration: none; }
</style>
</head>
<body>
<header><a href="/">${shop().name}</a></header>
<main>
${picture}
<h1>One moment, please</h1>
<p>We’re slammed. Nothing was booked or charged on this page; try again in a few seconds.</p>
<p><a class="again" href="">Try again</a></p>
<p>If it keeps happening, <a href="${smsLink(shop().phone.e164)}">text</a> or <a href="${telLink(shop().phone.e164)}">call</a> ${shop().phone.display}, or email <a href="${mailtoLink(shop().email)}">${shop().email}</a>.</p>
</main>
</body>
</html>
`.source;
}
