import { markup } from '../markup.ts';
import { site } from '../site.ts';

const RIDGES = markup`<svg viewBox="0 0 1200 240" preserveAspectRatio="none" aria-hidden="true">
<circle cx="880" cy="90" r="34" fill="#e9873f"/>
<path fill="#b9cfdd" d="M0 150 150 96 320 150 520 80 760 160 980 100 1200 150V240H0Z"/>
<path fill="#7195ab" d="M0 190 220 140 430 190 640 130 900 195 1080 150 1200 180V240H0Z"/>
<path fill="#133229" d="M0 220 120 196 300 222 520 190 760 224 980 200 1200 220V240H0Z"/>
</svg>`;

const SCRIPT = `
const reload = () => location.reload();
addEventListener('online', reload);
// A browser that never called itself offline, as on a weak signal, does not say when it is back.
setInterval(() => fetch('/offline.html', { method: 'HEAD', cache: 'no-store' }).then(reload, () => 0), 5000);
try {
  const { check_in: from, check_out: to, guests } = JSON.parse(sessionStorage.getItem('searchCriteria'));
  const day = (date) => {
    if (!/^\\d{4}-\\d\\d-\\d\\d$/.test(date)) throw 0;
    return new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  };
  const asked = \`\${day(from)}\\u00a0– \${day(to)}\${guests > 0 ? \`, \${Number(guests)} \${guests > 1 ? 'guests' : 'guest'}\` : ''}\`;
  dates.textContent = \`Your dates are kept: \${asked}\`;
  dates.hidden = false;
  text.textContent = 'Text us your dates';
  text.href += \`?&body=\${encodeURIComponent(\`Hi \${document.body.dataset.host}, do you have a cabin for \${asked}?\`)}\`;
} catch {}
`;

/** What browsers keep for navigations that fail (public/sw.js); its style and script are named in OFFLINE_PAGE_POLICY. */
export const offlinePage = (): string =>
  markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline | ${site.name}</title>
<style>
  body { margin: 0; background: #faf6ed; color: #1b2420; font: 1.0625rem/1.6 Georgia, serif; }
  header { padding: 1.25rem 1.5rem; border-bottom: 1px solid #ddd1bc; background: #fffdf9; }
  header a { color: #133229; font-weight: 600; font-size: 1.1875rem; text-decoration: none; }
  svg { display: block; width: 100%; height: clamp(8rem, 24vw, 15rem); background: #f6d9c2; }
  main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1.5rem 4rem; text-align: center; }
  h1 { margin: 0 0 1rem; color: #133229; font-size: clamp(2.125rem, 1.65rem + 2vw, 3.25rem); line-height: 1.08; font-weight: 600; }
  p { margin: 0 0 1.25rem; color: #4c5852; }
  #dates { padding: 0.875rem 1.25rem; border-radius: 0.75rem; background: #f1ead9; color: #133229; font-weight: 600; }
  ul { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center; margin: 0 0 1.5rem; padding: 0; list-style: none; }
  li a { display: inline-block; padding: 0.625rem 1.5rem; border: 1.5px solid #1f4437; border-radius: 99px; background: #fffdf9; color: #1f4437; font-weight: 600; text-decoration: none; }
  li:first-child a { background: #1f4437; color: #fff; }
  a:focus-visible { outline: 3px solid #1d6fb8; outline-offset: 2px; }
</style>
</head>
<body data-host="${site.host}">
<header><a href="/">${site.name}</a></header>
${site.showsSmokies ? RIDGES : []}
<main>
<h1>You are offline</h1>
<p>${site.showsSmokies ? 'The mountains do that. ' : ''}Nothing was booked or charged, and this page loads by itself as soon as you are connected again.</p>
<p id="dates" hidden></p>
<ul>
<li><a href="">Try again</a></li>
<li><a id="text" href="sms:${site.phone.e164}">Text ${site.phone.display}</a></li>
<li><a href="tel:${site.phone.e164}">Call ${site.phone.display}</a></li>
</ul>
<p>A text often gets through where a page does not.</p>
</main>
<script>${{ source: SCRIPT }}</script>
</body>
</html>
`.source;
