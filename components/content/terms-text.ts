import { termsRule } from '@/lib/promotion-rule';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import { fillFields, shopValues } from '@/lib/page-fields';
import { site } from '@/lib/site';
import type { listAreaTaxes } from './tax-rates';
import { USUAL_TERMS, type CabinRates } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/format';

/** Of two that are as common, the one nearer to what most cabins have. */
function mostCommon(days: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const each of days) counts.set(each, (counts.get(each) ?? 0) + 1);
  const distance = (count: number) => Math.abs(count - USUAL_TERMS.freeCancelDays);
  const [most] = [...counts].sort(
    ([a, of], [b, others]) => others - of || distance(a) - distance(b),
  );
  return most?.[0];
}

/** How long before check-in a stay can be canceled free of charge, over all cabins. */
export function cancelDaysText(cabins: readonly Pick<CabinRates, 'freeCancelDays'>[]): string {
  const days = cabins.map((cabin) => cabin.freeCancelDays);
  const usual = mostCommon(days) ?? USUAL_TERMS.freeCancelDays;
  const least = Math.min(...days, usual);
  const most = Math.max(...days, usual);
  const of = (count: number) => `${count} ${plural(count, 'day', 'days')}`;
  if (least === most) return `${of(usual)} before check-in`;
  return `${of(usual)} before check-in for most cabins, from ${least} to ${most} for some`;
}

type AreaTaxes = ReturnType<typeof listAreaTaxes>;

const taxTable = (taxes: AreaTaxes) =>
  [
    '| Area | Taxes | Together |',
    '| --- | --- | --- |',
    ...taxes.map((tax) => `| ${tax.city} | ${tax.lines} | ${tax.sum} |`),
  ].join('\n');

/** The terms with their fields filled. `cancelDays` as `cancelDaysText` puts it. */
export const termsText = (cancelDays: string, taxes: AreaTaxes, text = termsDraft()): string =>
  fillFields(text, {
    ...shopValues(),
    cancellation: cancelDays,
    taxes: taxTable(taxes),
    promotion: site.promotion ? termsRule(site.promotion) : '',
    hold_minutes: String(HOLD_MINUTES),
  });

/** The terms of the example shop, and the draft another host starts from. */
export function termsDraft(): string {
  const { showsSmokies } = site;
  return `
## Who we are

This site is run by {name} (“{host}”, “we”, “I”), who offers cabins in and around {region} of {state}. Write to [{email}](mailto:{email}) or text {phone}. By booking a stay you agree to these terms, to the house rules on the cabin’s page and to [the Promise](/promise), which is part of them.

## Booking a stay

- The person who books is at least 21 years old, or 25 for the cabins whose rules say so, can show photo ID, and stays in the cabin the whole time.
- Everybody counts toward the number of guests, infants included. Nobody may exceed the number on the cabin’s page.
- Give your real name, an e-mail address and a phone number where we can reach you about the stay.
- When you [continue to payment](/booking), your dates are held for {hold_minutes} minutes. Nobody else can take them in that time; only if unpaid holds keep too many nights from other guests, the longest of them can end sooner. Before that moment nothing is held: what the calendar shows can be taken by somebody else.
- A booking is made when its payment has come in and the confirmation says so. From then on the nights are yours. If the {hold_minutes} minutes end without a payment, the dates are free for others again, and you owe nothing.
- The confirmation’s link is private and opens your booking. Whoever has it can read it, so share it with care.
- The same request sent twice, because a connection broke or a button was pressed again, makes one booking and not two.

## The price

The price of a stay is the sum of the lines you see [before you book](/booking): the nights, less any discount, one cleaning fee, the taxes, and a pet fee if you bring pets. All amounts are US dollars. The total on your confirmation is what you owe, and later changes of our rates do not touch it.

If a price changes between your first look and your booking, the booking page shows which line changed and asks you again. A plain mistake that anybody would recognize as one, such as a night for one dollar, may be corrected or the booking canceled without cost to you.

## Paying

You pay the whole total when you book, by card, on the page of our payment company. Your card’s number goes to that company and never to us. The company sends you a receipt, and nothing more is charged afterwards.

If a payment reaches us after the {hold_minutes} minutes are over, you get the dates all the same if they are still free. If they are not, or if the amount is not the one we asked for, there is no booking, and we give all of it back without your asking.

Refunds go to the card you paid with. We send them at once; banks usually take 5 to 10 days to show them. Nobody from {name} will ask you to wire money, buy gift cards or pay on another website. If somebody does, do not pay, and tell us.

## Taxes

State and county sales tax apply to the nights and the cleaning fee. The lodging tax applies to stays of 30 nights or fewer. These are the rates this site computes with today; they are set by law and can change before your booking, never after it.

{taxes}

${showsSmokies ? 'Cabins in Wears Valley stand outside any city, so Sevier County’s rate applies. A cabin in a place that is not listed here is charged Gatlinburg’s rates, and its tax line says so.' : 'The tax line of a price says of which place its rates are.'}

## Offers

{promotion}

**Deal of the Day.** A percentage off the nights of one cabin, until the time shown. It has to be unlocked and still running when you book. ${site.isExample ? 'Both offers can be combined.' : 'Offers can be combined where the price shows both.'}

Offers have no cash value, and they do not change a booking already made.

## Canceling and changing

- **Free cancellation.** Each cabin’s page, calendar and [booking page](/booking) say how long you can cancel free of charge: {cancellation}. The deadline is midnight as that day begins, in the cabin’s own time zone. The date shown to you before you book is the day before: the last one that is free to its end.
- **Until the deadline** everything you paid is given back in full.
- **After the deadline** the booking is non-refundable. If the nights are booked by somebody else after all, we give you back what you paid for those.
- **To cancel**, open your booking’s page by the link in your confirmation: it states the refund before you confirm. Or text or write to us with your reference; the moment it reaches us counts. On the day of arrival the page no longer cancels: call us.
- **If we cancel**, which we do only when a cabin cannot be used, everything you paid is given back, whatever the date.
- **To change dates or guests**, ask. If the cabin is free we move you at the price of the new dates. It does not extend the deadline of the first booking.
- **Leaving early or arriving late** does not lower the price.
- **Weather** alone does not either, and ${showsSmokies ? 'mountain weather' : 'weather'} is weather. But if the authorities order people to leave, or close every road to the cabin, you do not pay for the nights you cannot use.
- **If we have to cancel**, you choose between a comparable cabin at the price you agreed, other dates, or owing nothing and getting back whatever you paid.

## In the cabin

The rules of each cabin stand on its page and come first. These are the usual ones:

- Check-in and check-out at the hours on the page, in the cabin’s own time.
- No smoking or vaping indoors, no parties, and quiet outside from 10 PM to 8 AM.
- Pets only where the page says so, as many as it says, declared when you book. Undeclared pets are charged $250. Service animals are always welcome.
- Trash goes in the ${showsSmokies ? 'bear-proof bin' : 'bin'}, latched. Never feed wildlife, and leave no food or scented things outside or in an unlocked car.
- Shower before the hot tub or pool, no glass near it, and the cover back on. Children need a grown-up beside them at any water. There is no lifeguard.
- Fires in the ring only, put out before you go to bed. When there is a burn ban, none.
${showsSmokies ? '- Steep drives may need four-wheel drive or chains on snowy days from December to March. The page says which.\n' : ''}- Outdoor cameras, where there are any, are named in the rules. There are none indoors.

If you or your party break something, tell us. Ordinary wear is ours. What is broken through carelessness, or a cabin left in a state that takes more than an ordinary cleaning, may be charged at what it really costs, with a receipt. If the number of guests is exceeded, a party is held or neighbors are put in danger, we may end the stay without a refund.

## At your own care

Cabins stand among wild animals, water, steep ground and weather. Look after yourselves and your children. ${showsSmokies ? 'Trails, roads' : 'Roads'}, events and opening hours described on this site are as they *usually* are; ${showsSmokies ? 'the park, ' : ''}the towns and the organizers decide, and you should check with them before you set out. Drive times are usual ranges. We are liable as the law of {state} provides, and nothing here limits liability that the law does not allow to be limited.

## Text messages

If you ask the site to text you a cabin, {name} sends one message with its link to the number you typed, then and there. It is not a subscription, it is not a condition of booking, and the number goes on no list. If you ask to be texted when a cabin opens for your dates, it sends one message when one does. If you book, we may text you about that booking.

- **How many:** one message for each request, and as many about a booking as it needs.
- **Cost:** from us, none. Message and data rates of your carrier may apply.
- **To stop:** reply STOP to any message. You get one confirmation and then nothing more. START undoes it.
- **For help:** reply HELP, text {phone}, or write to {email}.
- Carriers are not liable for delayed or undelivered messages. Only US numbers can be texted.

Mobile numbers and opt-in data are not shared with third parties. See the [privacy policy](/privacy#text-messages).

## The newsletter

You get it after you have followed the link in the confirmation we send, and until you follow the link at the foot of any issue. It is free.

## Plans, saved cabins and shared links

The cabins you save and the plans you make stay in your browser until you share them. A shared plan can be read by anybody who has its link, so put nothing private in it. We may remove plans with unlawful or abusive content.

## Using this site

Read it, print it, link to it. Do not try to break it, flood it, copy it wholesale or book stays that you do not mean to take. Availability and prices given to other programs are indicative and hold nothing. Words and pictures here belong to {name} or to those who let us use them. ${showsSmokies ? 'Many pictures are drawings.' : ''}

## Disagreements

Tell us first, please; most things are settled over the phone. Otherwise the law of the state of {state} applies, and the courts of ${showsSmokies ? 'Sevier County' : 'the county in which the cabin stands'}, unless the law of your own state gives you a right to another place. If one of these terms turns out not to hold, the others still do.

## Changes

A booking is under the terms that stood here when it was made. When they change, the date at the top changes.
`;
}
