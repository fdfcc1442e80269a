import { site } from '@/lib/site';

/** The draft of a host's promise: what the site itself guarantees, plus headings for her own claims. */
export function promiseDraft(): string {
  const { claims } = site;
  const own = [claims.handpicked, claims.virtualTours, claims.bestPrice, claims.support];
  return [
    '## No hidden fees',
    'The total is the nights, one cleaning fee, the taxes, and the pet fee if you bring a pet. It is the same number in the search, in the calendar, on the booking page and on your confirmation, and its lines add up to it.',
    '**If I fall short:** you pay the total on your confirmation and no more.',
    '## Instant booking',
    'If the calendar shows the nights as open and you finish the booking, they are yours. Two families cannot be given the same night.',
    '**If I fall short:** should I ever have to break a confirmed booking, you choose between other dates and getting back whatever you paid.',
    ...(site.isExample ? [] : own.filter(Boolean).map((claim) => `## ${claim}`)),
    '## How to hold me to it',
    'Text {phone} or write to {email} with your booking reference and what happened, as soon as you notice.',
  ].join('\n\n');
}
