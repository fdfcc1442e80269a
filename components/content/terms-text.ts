import { termsRule } from '@/lib/copy/promotion-rule';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import { fillFields, shopValues } from '@/lib/shop/page-fields';
import { damageTerms, payingText } from '@/lib/copy/payment-plan-copy';
import { shopFacts } from '@/lib/shop/shop-facts';
import { shop } from '@/lib/shop/shop';
import type { listAreaTaxes } from './tax-rates';
import { USUAL_TERMS, type CabinRates } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/copy/format';

/** If two are equally common, picks the one closer to what most cabins have. */
function mostCommon(days: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const each of days) counts.set(each, (counts.get(each) ?? 0) + 1);
  const distance = (count: number) => Math.abs(count - USUAL_TERMS.freeCancelDays);
  const [most] = [...counts].sort(
    ([a, of], [b, others]) => others - of || distance(a) - distance(b),
  );
  return most?.[0];
}

/** Says how long before check-in a stay can be canceled for free, across all cabins. */
export function cancelDaysText(cabins: readonly Pick<CabinRates, 'freeCancelDays'>[]): string {
  const days = cabins.map((cabin) => cabin.freeCancelDays);
  const usual = mostCommon(days) ?? USUAL_TERMS.freeCancelDays;
  const least = Math.min(...days, usual);
  const most = Math.max(...days, usual);
  const of = (count: number) => `${count} ${plural(count, 'day', 'days')}`;
  if (least === most) return `${of(usual)} before check-in`;
  return `${of(usual)} before check-in for most cabins, ${least} to ${most} for some`;
}

type AreaTaxes = ReturnType<typeof listAreaTaxes>;

const taxTable = (taxes: AreaTaxes) =>
  [
    '| Area | Taxes | Total |',
    '| --- | --- | --- |',
    ...taxes.map((tax) => `| ${tax.city} | ${tax.lines} | ${tax.sum} |`),
  ].join('\n');

/** The terms with their fields filled in. `cancelDays` comes from `cancelDaysText`. */
export function termsText(cancelDays: string, taxes: AreaTaxes, text = termsDraft()): string {
  const { promotion } = shop();
  return fillFields(text, {
    ...shopValues(),
    cancellation: cancelDays,
    taxes: taxTable(taxes),
    promotion: promotion ? termsRule(promotion) : '',
    hold_minutes: String(HOLD_MINUTES),
  });
}

/** The terms of the example shop, and the draft another host starts from. */
export function termsDraft(): string {
  return `
## Who we are

{name} (“{host},” “we,” “I”) runs this site and offers cabins in and around {region} of {state}. Email [{email}](mailto:{email}) or text {phone}. By booking, you agree to these terms, the cabin’s house rules and [the Promise](/promise), which is part of them.

## Booking a stay

- To book, you must be at least 21 (25 where a cabin’s rules say so), use your real name, be able to show photo ID, and stay in the cabin the whole time.
- Everyone counts toward the cabin’s guest limit, babies too.
- [Continue to payment](/booking), and your dates are held for {hold_minutes} minutes. If unpaid holds tie up too many nights, we may release the oldest early.
- You’re booked once your payment is in and your confirmation says so. Without payment in time, the dates reopen and you owe nothing.
- Anyone with the link can open your booking or read a plan you share. We may remove abusive plans.

## The price

You pay the total you see [before you book](/booking), in US dollars. Later rate changes don’t affect a confirmed booking.

If it changes before you book, we’ll ask you again. We may correct an obvious mistake, like a one-dollar night, or cancel that booking at no cost to you.

## Paying

${[payingText(shopFacts().paymentTerms), damageTerms(shopFacts().damageDeposit)].filter(Boolean).join('\n\n')}

Paid late? You still get the dates if they’re open. If they’re not, or the amount is wrong, there’s no booking and we automatically refund all of it.

Refunds go to your card right away; banks usually take 5 to 10 business days to show them. If anyone asks you to wire money, buy gift cards or pay on another site, don’t. It isn’t us.

## Taxes

State and county sales tax applies to nights and cleaning; lodging tax applies to stays of 30 nights or fewer. These are today’s rates. Once you book, yours don’t change.

{taxes}

## Offers

{promotion}

**Deal of the Day.** A percentage off one cabin’s nights until the time shown. It has to be unlocked and still running when you book. ${shop().isExample ? 'You can combine both offers.' : 'You can combine offers when the price shows both.'}

Offers have no cash value and don’t change bookings already made.

## Canceling and changing

- **Cancel free** until {cancellation}; each cabin’s page and [booking page](/booking) show its own. You can cancel free through the end of that day, cabin time.
- **Until the deadline** you get everything back. **After it** the booking is non-refundable, unless someone else books the nights; then we refund what you paid for those.
- **To cancel**, use your booking’s page, which shows the refund first, or text or email us your reference. We go by when it reaches us. On arrival day, call.
- **If we cancel**, which we only do when a cabin can’t be used, you choose: a comparable cabin at your price, other dates, or a full refund.
- **To change dates or guests**, use your booking’s page, or text us. If the cabin’s open, you’ll pay the new dates’ price. Your original deadline to cancel free stays.
- **Arriving late, leaving early or bad weather** doesn’t lower the price. But if authorities order an evacuation or close every road to the cabin, you don’t pay for nights you can’t use.

## In the cabin

Each cabin’s own rules come first. The usual ones:

- No smoking or vaping indoors, no parties, and quiet outside from 10 PM to 8 AM.
- Pets only where the page allows, up to its limit, and declared when you book. A pet you didn’t tell us about costs $250. Service animals are always welcome.
- Latch trash in the bin. Never feed wildlife or leave food or scented things outside or in an unlocked car.
- Shower before the hot tub or pool, no glass near it, cover back on. There’s no lifeguard; children need an adult at any water.
- Fires in the ring only, out before bed. None during a burn ban.
- Each cabin’s rules list any outdoor cameras. There are none indoors.

Break something? Tell us. Normal wear is on us. Careless damage or a mess beyond ordinary cleaning may be charged at cost, with a receipt. Too many guests, a party or danger to neighbors may end your stay without a refund.

## Your safety

Cabins sit near wildlife, water and steep ground, so take care. Roads, drive times, events and hours here are the *usual* ones, so check first. We’re liable as {state} law provides, and nothing here limits what the law won’t let us limit.

## Text messages

Ask for a cabin link, or to hear when one opens, and {name} sends one text. It’s not a subscription, and you don’t need it to book. If you book, we may text you about that booking.

- **How many:** one per request, plus as many as your booking needs.
- **Cost:** none from us. Message and data rates may apply.
- **To stop:** reply STOP. You’ll get one confirmation, then nothing more. Text START to get texts again.
- **For help:** reply HELP, text {phone}, or email {email}.
- Carriers aren’t liable for delayed or undelivered messages. US numbers only.

Mobile numbers and opt-in data are not shared with third parties. See the [privacy policy](/privacy#text-messages).

## Using this site

Don’t break it, flood it, copy it wholesale or book stays you don’t plan to take. A price you see in another app isn’t held for you. Text and pictures belong to {name} or whoever provided them.${shop().showsSmokies ? ' Many pictures are drawings.' : ''}

## Disagreements

Tell us first, please. Otherwise {state} law applies, in the courts of the cabin’s county, unless your own state’s law lets you go to another court. If one term doesn’t hold up, the others still do.

## Changes

The terms posted when you booked apply. When they change, so does the date above.
`;
}
