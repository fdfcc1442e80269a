import { markup } from '../page/markup.ts';
import { smsLink, telLink } from '../domain/messaging/contact-links.ts';
import { paletteColors, type PaletteName } from '../shop/palettes.ts';
import { shop } from '../shop/shop.ts';
import { shopFacts } from '../shop/shop-facts.ts';

// The scene stays round on every screen: tall ones crop it at the sides; wide ones have lower mountains, and so a lower
// scene. It is always below the words.
const SCENE = markup`<svg class="scene" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<circle class="sun" cx="730" cy="112" r="54"/>
<path class="far" d="M0 190c90-30 150-70 230-70s130 60 210 60 140-90 230-90 140 80 230 80 160-60 300-90v320H0z"/>
<path class="near" d="M0 270c110-50 180-80 260-70s150 60 240 60 160-60 250-50 160 60 230 50 130-40 220-60v200H0z"/>
<path class="trees" d="m850 236 34 60h-14l27 50h-94l27-50h-14zM935 258l26 48h-11l21 40h-72l21-40h-11zM250 232l30 54h-12l24 46h-84l24-46h-12z"/>
<path class="house" d="m560 248 86 62h-14v62H488v-62h-14z"/>
<path class="window" d="M520 318h34v34h-34zM576 318h26v54h-26z"/>
<path class="front" d="M0 340c140-30 260-30 420-10s360 20 500 4 200-24 280-24v90H0z"/>
</svg>`;

const SCRIPT = `
// Every page of the site uses these fonts, so the browser has them offline.
for (const font of document.body.dataset.fonts.split(' ')) {
  const [family, file] = font.split('=');
  document.fonts.add(new FontFace(family, \`url(\${file})\`, { weight: '100 900', display: 'swap' }));
}
let leftAt = 0;
addEventListener('beforeunload', () => { leftAt = Date.now(); });
// A reload would cancel a visit to another page that has just begun. If that fails, the interval tries again.
const reload = () => Date.now() - leftAt > 4000 && location.reload();
addEventListener('online', reload);
// A browser on a weak signal that never reported being offline doesn't report being back online.
setInterval(() => fetch('/offline.html', { method: 'HEAD', cache: 'no-store' }).then(reload, () => 0), 5000);
try {
  const { check_in: from, check_out: to, guests } = JSON.parse(sessionStorage.getItem('searchCriteria'));
  const day = (date) => {
    if (!/^\\d{4}-\\d\\d-\\d\\d$/.test(date)) throw 0;
    return new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  };
  const asked = \`\${day(from)}\\u00a0– \${day(to)}\${guests > 0 ? \`, \${Number(guests)} \${guests > 1 ? 'guests' : 'guest'}\` : ''}\`;
  dates.textContent = \`Your dates are saved: \${asked.replaceAll(' ', '\\u00a0')}\`;
  dates.hidden = false;
  text.textContent = 'Text the host your dates';
  text.href += \`?&body=\${encodeURIComponent(\`Hi \${document.body.dataset.host}, do you have a cabin for \${asked}?\`)}\`;
} catch {}
`;

/** The colors of a palette other than the page's default; the policy lists the hash of each. */
export function offlineColors(name: Exclude<PaletteName, 'spruce'>): string {
  const colors = paletteColors(name);
  const rule = (tokens: Record<string, string>) =>
    `:root { ${Object.entries(tokens)
      .map(([token, color]) => `--${token}: ${color};`)
      .join(' ')} }`;
  const day = {
    sky: colors.paper,
    low: colors['dawn-100'],
    glow: colors['dawn-300'],
    ink: colors['spruce-900'],
    soft: colors['ink-soft'],
    card: colors.surface,
    line: colors['spruce-700'],
    fill: colors['spruce-800'],
  };
  const night = {
    sky: colors['spruce-950'],
    low: colors['spruce-900'],
    glow: colors['spruce-800'],
    ink: colors['dawn-50'],
    soft: colors['spruce-100'],
    card: colors['letter-card'],
    line: colors['spruce-300'],
    fill: colors['ember-600'],
  };
  return `${rule(day)} @media (prefers-color-scheme: dark) { ${rule(night)} }`;
}

function ownColors() {
  const { colors } = shopFacts();
  return colors === 'spruce'
    ? []
    : markup`<style>${{ source: offlineColors(colors) }}</style>
`;
}

/**
 * The page that browsers cache for failed navigations (public/sw.js); OFFLINE_PAGE_POLICY allows its style and script.
 * `fonts` has the URL of each family's file.
 */
export const offlinePage = (fonts: Readonly<Record<string, string>>): string =>
  markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You’re offline | ${shop().name}</title>
<meta name="color-scheme" content="light dark">
<style>
  :root { --sky: #faf6ed; --low: #fcebdc; --glow: #f5c8a2; --ink: #133229; --soft: #4c5852; --card: #fffdf9; --line: #1f4437; --fill: #1a4436; --sun: #c95c2c; --far: #b9cfdd; --near: #7195ab; --front: #133229; --house: #0d221c; --window: #f9dcc3; }
  @media (prefers-color-scheme: dark) {
    :root { --sky: #0d1b2a; --low: #16324a; --glow: #345a75; --ink: #f9efe0; --soft: #d3dbe0; --card: #12263a; --line: #9fbdd0; --fill: #b34719; --sun: #f4ead2; --far: #2c4c66; --near: #1d3850; --front: #0b1f19; --house: #071410; --window: #f5c04f; }
  }
  * { box-sizing: border-box; }
  body { isolation: isolate; overflow-x: clip; display: flex; flex-direction: column; min-height: 100vh; min-height: 100svh; margin: 0; background: linear-gradient(var(--sky), var(--low) 55%, var(--glow)) var(--sky); color: var(--soft); font: 1.0625rem/1.6 Figtree, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  header { padding: 1.25rem 1.5rem 0; text-align: center; }
  header a { color: var(--ink); font: 700 1.1875rem Fraunces, Georgia, serif; letter-spacing: -0.02em; text-decoration: none; }
  main { width: 100%; max-width: 51rem; margin: 0 auto; padding: clamp(1rem, 5vh, 3rem) 1.5rem 0.5rem; text-align: center; }
  h1 { margin: 0 0 1rem; color: var(--ink); font: 620 clamp(2.125rem, 1.65rem + 2vw, 3.25rem)/1.08 Fraunces, Georgia, serif; letter-spacing: -0.022em; }
  p { max-width: 33rem; margin: 0 auto 1.25rem; text-wrap: pretty; }
  #dates { padding: 0.875rem 1.25rem; border: 2px dashed var(--line); border-radius: 0.75rem; background: var(--card); color: var(--ink); font-weight: 600; text-wrap: balance; }
  ul { display: grid; gap: 0.75rem; max-width: 20rem; margin: 0 auto 1.25rem; padding: 0; list-style: none; }
  @media (min-width: 52rem) {
    ul { grid-template-columns: repeat(3, 1fr); max-width: none; }
  }
  li a { display: block; padding: 0.625rem 0.75rem; border: 1.5px solid var(--line); border-radius: 99px; background: var(--card); color: var(--ink); font-weight: 600; text-decoration: none; }
  li:first-child a { border-color: var(--fill); background: var(--fill); color: #fff; }
  a:focus-visible { outline: 3px solid #1d6fb8; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
  .scene { display: block; flex: none; width: 100%; height: clamp(max(9rem, 33.4vw), 100svh - 36rem, min(90vw, 25rem)); margin-top: auto; }
  .sun { fill: var(--sun); }
  .far { fill: var(--far); }
  .near { fill: var(--near); }
  .trees, .front { fill: var(--front); }
  .house { fill: var(--house); }
  .window { fill: var(--window); }
  @media (min-aspect-ratio: 3/2) {
    .scene { height: 22vw; }
    .sun, .far { transform: translateY(80px); }
  }
  @media (forced-colors: active) {
    .scene { display: none; }
    #dates, li a { border: 2px solid; }
  }
</style>
${ownColors()}</head>
<body data-host="${shop().host}" data-fonts="${Object.entries(fonts)
    .map((font) => font.join('='))
    .join(' ')}">
<header><a href="/">${shop().name}</a></header>
<main>
<h1>You’re offline</h1>
<p>Nothing was booked or charged, and this page reloads as soon as you’re back online.</p>
<p id="dates" hidden></p>
<ul>
<li><a href="">Try again</a></li>
<li><a id="text" href="${smsLink(shop().phone.e164)}">Text ${shop().phone.display}</a></li>
<li><a href="${telLink(shop().phone.e164)}">Call ${shop().phone.display}</a></li>
</ul>
<p>A text often gets through when a page can’t.</p>
</main>
${shop().showsSmokies ? SCENE : []}
<script>${{ source: SCRIPT }}</script>
</body>
</html>
`.source;
