import { shop } from '@/lib/shop/shop';

/** The draft of a host's promise: what the site itself guarantees, plus headings for her own claims. */
export function promiseDraft(): string {
  const { claims } = shop();
  const own = [claims.handpicked, claims.virtualTours, claims.bestPrice, claims.support];
  return [
    '## No hidden fees',
    'The total you see is the total you pay: nights, one cleaning fee, taxes, and the pet fee if you bring a pet. It’s the same number in search, in the calendar, on the booking page and on your confirmation.',
    '**If I fall short:** you pay the total on your confirmation and no more.',
    '## Instant booking',
    'If the nights are open, go ahead and book. Once you’re confirmed, the nights are yours.',
    '**If I fall short:** if I ever have to break a confirmed booking, you choose: other dates, or get back whatever you paid.',
    ...(shop().isExample ? [] : own.filter(Boolean).map((claim) => `## ${claim}`)),
    '## How to hold me to it',
    'Text {phone} or email {email} with your booking reference and what happened, as soon as you notice.',
  ].join('\n\n');
}
