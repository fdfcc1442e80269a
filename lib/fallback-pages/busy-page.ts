import { markup } from '../markup.ts';
import { mailtoLink, smsLink, telLink } from '../domain/messaging/contact-links.ts';
import { site } from '../site.ts';

const PICTURE = markup`<img src="/images/error.webp" alt="" width="1200" height="600">`;

/** In place of a page that cannot be made now: it needs no script, and its style is named in BUSY_PAGE_POLICY. */
export function busyPage(): string {
  const picture = site.showsSmokies ? PICTURE : [];
  return markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment, please | ${site.name}</title>
<style>
  body { margin: 0; background: #faf6ed; color: #1b2420; font: 1.0625rem/1.6 Georgia, serif; }
  header { padding: 1.25rem 1.5rem; border-bottom: 1px solid #ddd1bc; background: #fffdf9; }
  header a { color: #133229; font-weight: 600; font-size: 1.1875rem; text-decoration: none; }
  main { max-width: 51rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; text-align: center; }
  img { display: block; width: 100%; height: auto; aspect-ratio: 2; object-fit: cover; object-position: 50% 82%; background: #deebe4; }
  h1 { margin: 2rem 0 1rem; color: #133229; font-size: clamp(2.125rem, 1.65rem + 2vw, 3.25rem); line-height: 1.08; font-weight: 600; }
  p { max-width: 36rem; margin: 0 auto 1.5rem; color: #4c5852; }
  main a { color: #963a10; }
  .again { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.5rem; background: #b34719; color: #fff; text-decoration: none; }
</style>
</head>
<body>
<header><a href="/">${site.name}</a></header>
<main>
${picture}
<h1>One moment, please</h1>
<p>We’re slammed. Nothing was booked or charged on this page; try again in a few seconds.</p>
<p><a class="again" href="">Try again</a></p>
<p>If it keeps happening, <a href="${smsLink(site.phone.e164)}">text</a> or <a href="${telLink(site.phone.e164)}">call</a> ${site.phone.display}, or write to <a href="${mailtoLink(site.email)}">${site.email}</a>.</p>
</main>
</body>
</html>
`.source;
}
