import { missingCodeText, opensText, arrivalWords } from '../copy/arrival-words.ts';
import {
  formatDateRange,
  formatInstant,
  formatLongDate,
  formatNights,
  formatParty,
  formatTime,
} from '../copy/format.ts';
import { textHostHref } from '../copy/host-contact.ts';
import type { ArrivalAccess, ArrivalFacts } from '../domain/bookings/arrival.ts';
import { hasWay, type Booking } from '../domain/bookings/booking.ts';
import { rulesBesidesTimes } from '../domain/catalog/cabin.ts';
import { directionsLink } from '../domain/catalog/directions.ts';
import { telLink } from '../domain/messaging/contact-links.ts';
import { paths, stayMapPath } from '../http/paths.ts';
import { markup, type Markup } from '../page/markup.ts';
import { paletteColors } from '../shop/palettes.ts';
import { shopFacts } from '../shop/shop-facts.ts';
import { shop } from '../shop/shop.ts';

const COLORS = [
  'spruce-900',
  'spruce-800',
  'paper',
  'surface',
  'line',
  'dawn-100',
  'ember-700',
  'ink',
  'ink-soft',
] as const;

/** The whole style of the page; its policy allows it by hash. */
export function savedStayStyle(fontFaces: string): string {
  const colors = paletteColors(shopFacts().colors);
  return `${fontFaces}
:root { ${COLORS.map((token) => `--${token}: ${colors[token]};`).join(' ')} }
* { box-sizing: border-box; }
body { max-width: 46rem; margin: 0 auto; padding: 0 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Figtree, 'Figtree Fallback', system-ui, sans-serif; overflow-wrap: anywhere; }
header { padding: 1rem 0; color: var(--spruce-900); font: 700 1.1875rem Fraunces, 'Fraunces Fallback', Georgia, serif; }
h1, h2 { margin: 0; color: var(--spruce-900); font-family: Fraunces, 'Fraunces Fallback', Georgia, serif; font-weight: 620; text-wrap: balance; }
h1 { margin-top: 1.5rem; font-size: clamp(1.875rem, 1.5rem + 2vw, 2.5rem); line-height: 1.15; }
h2 { margin-bottom: 0.75rem; font-size: 1.375rem; }
p { margin: 0 0 0.75rem; text-wrap: pretty; }
section { margin-top: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
section > :last-child { margin-bottom: 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0.75rem 1.5rem; margin: 0 0 0.75rem; }
dt { color: var(--ink-soft); font-size: 0.875rem; font-weight: 600; }
dd { margin: 0; font-weight: 600; }
code { font-size: 1.5rem; font-weight: 600; user-select: all; }
ul { margin: 0; padding-left: 1.25rem; }
img { display: block; width: 100%; height: auto; margin-bottom: 0.75rem; border: 1px solid var(--line); border-radius: 0.75rem; }
a { color: var(--spruce-800); font-weight: 600; }
a:focus-visible { outline: 3px solid #1d6fb8; outline-offset: 2px; }
.links { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.links a { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1.5px solid var(--spruce-800); border-radius: 99px; text-decoration: none; }
.links a:first-child { background: var(--spruce-800); color: #fff; }
.saved { margin: 0; padding: 0.75rem 1rem; border-left: 4px solid var(--ember-700); border-radius: 0.5rem; background: var(--dawn-100); }
.saved a { display: block; width: fit-content; padding: 0.5rem 0 0.25rem; }
.soft { color: var(--ink-soft); }
.end { margin-top: 1.5rem; }
.lines { white-space: pre-line; }
@media (forced-colors: active) { code, .saved { border: 1px solid; padding: 0.25rem; } }`;
}

type Fact = readonly [label: string, value: string | Markup];

const factList = (facts: readonly Fact[]) => markup`<dl>
${facts.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
</dl>`;

const lines = (text: string | null): Markup[] =>
  text ? [markup`<p class="lines">${text}</p>`] : [];

const part = (title: string, content: readonly Markup[]): Markup[] =>
  content.length > 0 ? [markup`<section><h2>${title}</h2>${content}</section>`] : [];

function doorFacts(facts: ArrivalFacts): Markup[] {
  const secret = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [[label, markup`<code>${value}</code>`]];
  return [
    ...lines(missingCodeText(facts)),
    factList([
      ...secret('Door code', facts.doorCode),
      ...secret('Wi-Fi', facts.wifiName),
      ...secret('Wi-Fi password', facts.wifiPassword),
    ]),
    ...lines(facts.doorNote),
  ];
}

function door(access: ArrivalAccess | null, timezone: string): Markup[] {
  if (access === null) return [];
  if (access.state === 'shown') return part('At the door', doorFacts(access));
  const text =
    access.state === 'waiting'
      ? `${opensText(access, timezone)} Open this page with a signal after that, and they’re saved too.`
      : `${arrivalWords(access.doorKind)} are ready. Open this page with a signal and press “Show them”, and they’re saved too.`;
  return part('At the door', lines(text));
}

function way({ arrival, cabin, token }: Booking, hasMap: boolean): Markup[] {
  if (!arrival) return [];
  const { address, directions, parking, location } = arrival;
  return part('Getting there', [
    markup`<p><b>${cabin.title}</b><br>${address || `Near ${cabin.city}`}</p>`,
    ...(hasMap
      ? [
          markup`<img src="${stayMapPath(token)}" width="1120" height="560" alt="${`A drawn map with ${cabin.title} and the towns around it`}">`,
        ]
      : []),
    ...lines(directions),
    ...lines(parking && `Parking: ${parking}`),
    hasWay(arrival)
      ? markup`<p class="links"><a href="${directionsLink(location)}" rel="noreferrer">Open in your map app</a></p>`
      : markup`<p>${`Text or call ${shop().phone.display} and we’ll tell you the way.`}</p>`,
  ]);
}

type Props = {
  booking: Booking;
  arrival: ArrivalAccess | null;
  /** Whether `stayMapPath` has a picture. */
  hasMap: boolean;
  now: Date;
  erasedAt: Date;
  style: string;
};

/**
 * The stay page that a device saves for when it has no signal (public/stay-worker.js). It needs no script and no file
 * of a build, so that a later deploy can't break it, and offers nothing that needs a signal.
 */
export function savedStayPage({ booking, arrival, hasMap, now, erasedAt, style }: Props): string {
  const { cabin, checkIn, checkOut, reference, quote, token } = booking;
  const { host, name, phone } = shop();
  const body = `Hi ${host}, a question about booking ${reference}: `;
  const rules = rulesBesidesTimes(cabin);
  return markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${`Your stay, saved copy | ${name}`}</title>
<style>${{ source: style }}</style>
</head>
<body>
<header>${name}</header>
<main>
<div class="saved" role="status"><b>${`Saved copy from ${formatInstant(now, cabin.timezone)}.`}</b> You’re offline, or our site can’t be reached right now. <a href="">Try again</a></div>
<h1>${cabin.title}</h1>
<p class="soft">${`${formatDateRange(booking)} · ${formatNights(quote.nights)} · ${formatParty(booking)}`}</p>
${door(arrival, cabin.timezone)}
${way(booking, hasMap)}
${part('Your stay', [
  factList([
    ['Check-in', markup`${formatLongDate(checkIn)}<br>${`from ${formatTime(cabin.checkInTime)}`}`],
    ['Check-out', markup`${formatLongDate(checkOut)}<br>${`by ${formatTime(cabin.checkOutTime)}`}`],
    ['Booking reference', reference],
    ['Booked by', booking.guestName],
  ]),
  markup`<p class="links"><a href="${paths.stayCalendar(token)}">Add to calendar</a></p>`,
])}
${part('House manual', arrival?.state === 'shown' ? lines(arrival.manual) : [])}
${part(
  'House rules',
  rules.length > 0 ? [markup`<ul>${rules.map((rule) => markup`<li>${rule}</li>`)}</ul>`] : [],
)}
${part(`Reach ${host}`, [
  markup`<p class="links"><a href="${telLink(phone.e164)}">${`Call ${phone.display}`}</a><a href="${textHostHref(body)}">${`Text ${phone.display}`}</a></p>`,
  markup`<p class="soft">Messages here, payments, changes and canceling need a signal, so they aren’t on this copy. A text often gets through when a page can’t.</p>`,
])}
<p class="end soft">${`This copy is on this device only. It’s erased ${formatInstant(erasedAt, cabin.timezone)}, or sooner if the stay is canceled and you open this page with a signal. To remove it, use the button near the end of the live page.`}</p>
</main>
</body>
</html>
`.source;
}
