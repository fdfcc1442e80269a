import { RETENTION } from '@/lib/domain/analytics/retention';
import { fillFields, shopValues } from '@/lib/shop/page-fields';
import { storedKeysTable } from './stored-keys';

const ANALYTICS = {
  on: 'The tag is on right now.',
  off: 'It’s off right now: nothing is loaded from Google or sent to Google.',
};

const retentionTable = () => RETENTION.map(({ what, kept }) => `| ${what} | ${kept} |`).join('\n');

/** The privacy policy with its fields filled. */
export const privacyText = (hasGoogleTag: boolean, text = PRIVACY_DRAFT): string =>
  fillFields(text, {
    ...shopValues(),
    browser_storage: storedKeysTable(),
    retention: ['| What | How long |', '| --- | --- |', retentionTable()].join('\n'),
    analytics: hasGoogleTag ? ANALYTICS.on : ANALYTICS.off,
  });

/** The policy of the example shop, and the draft another host starts from. */
export const PRIVACY_DRAFT = `
## What you give us

**When you book**: your name, email and phone number, dates, how many adults, children and pets, the price you agreed to, and when you accepted the terms. For payments and refunds, we keep the amount, the time and the payment company’s number for it. We never see or keep a card number. We use all this for your stay: to hold your nights, reach you, let you in, and keep the books the law requires.

**When you text yourself a cabin**: your number, and what the link should bring back on your phone (the cabin, your dates and guests, cabins you saved, the deal you revealed). See [text messages](#text-messages).

**When you ask for a text when a cabin opens**: your number and your search: dates, guests, town and filter. See [text messages](#text-messages).

**When you sign up for the newsletter**: your email, whether you came from a social network, and when you confirmed or left. You only get it after you confirm.

**When you share a plan or a list of cabins**: what’s in it, and the names and votes people add. Anyone with the link can see them, so stick to first names.

**When you apply to list a cabin**: your name, email, phone, the property’s address and details, photo links and what you write to us.

**When you text, email or message us**: what you say, and the number, address or booking it came from.

You don’t have to give us any of this to look around, and there are no accounts.

## What the site collects on its own

- **Pages visited**: the page’s path without anything after a question mark, the site or page you came from, the time, and the random number in the cookie below. Anything in a path that could be an id, a name or a link’s secret is blanked out before it’s stored.
- **Events**: that a card was seen, a calendar opened, dates picked or a code copied, with a random number for the visit, your screen and window size, and your browser type. Anything that looks like an email address or phone number is taken out.
- **Cabin views**, which add up to the “views this week” on a card: the cabin, the random number, the page before, and a scrambled copy (a keyed hash) of your IP address, so nobody can push a cabin up by refreshing. That copy is deleted after a day.
- **That a Deal of the Day was revealed**, once per visitor.
- **Limits**: so nobody can flood the forms, we count requests under scrambled copies (keyed hashes) of IP addresses, phone numbers and email addresses. They can’t be unscrambled without a key that only this site has.

We don’t count visits from site-builder previews. We don’t build profiles, follow you to other sites, show ads, or sell anything about anybody.

## Your choices

Ask for a copy of what we have about you, or ask us to correct or delete it: [{email}](mailto:{email}) or {phone}. Give us your booking reference, or write from the address or number in question, so we know it’s you. We answer within 30 days. If the law requires us to keep something, we delete it once we can. You won’t be treated any worse for asking. If your state or country has its own privacy law, you have the rights it gives you, {state} included.

## What your browser keeps

Two cookies, for this site only:

| Name | Kept until | What for |
| --- | --- | --- |
| \`session_id\` | 30 days after your last visit | A random number that tells one browser from another, for counts and limits. It doesn’t open anything. |
| \`traffic_source\` | you close the browser | Which social network sent you here, if one did. |

And in your browser’s storage, where only this site can read it:

{browser_storage}

Once you’re booked, your stay’s page keeps a copy on your phone until a day after you leave, so it opens without a signal: the address, and the door code once it’s released. It’s erased the next time you open this site after that, or when you remove it on that page.

You can delete it all in your browser’s settings and the site keeps working. If your browser blocks storage, the site forgets when you close the page.

## Text messages

Ask for a text, and we send one message to that number right away. We keep the number with the message for 180 days. To show that you asked, we also keep scrambled copies of the number and your IP address, the session, the cabin, the page, the time, and the exact words next to the field.

Ask for a text when a cabin opens, and we send one message once your search finds a cabin, or none if nothing opens by the end of check-in day. Until then we keep the number with the search, along with the same proof that you asked.

When you book, we text you about that booking: when it’s confirmed, before free cancellation ends, before you arrive, and if it’s canceled.

Reply STOP and your number gets nothing more from us; we keep a scrambled copy of it on our no-text list. Reply START to come off that list, or HELP for help.

**Mobile numbers and opt-in data are not shared with third parties**, and not with anyone for marketing. The company that delivers the text needs the number to do it, and can’t use it for anything else. See the [terms](/terms#text-messages).

## Who else sees it

- **Our hosting and database company**, which stores the data and keeps the usual technical logs (address, page, time) for a short while.
- **Our payment company**, when you go to its page: the total, cabin, dates, number of guests, booking reference and your email, for the payment and receipt. What you type there falls under its own policy.
- **Our text and email companies**, which get the number or address and the message they deliver.
- **TikTok and other video hosts**, only if you tap “Step Inside” or open a video hosted there. Then your browser talks to them and their policy applies. Until then, nothing is loaded from them.
- **Google Analytics**, only where the host has set up a tag, with ad features off, and never for a browser that asks not to be tracked. {analytics}
- **Your cabin’s owner and cleaners** get the name, dates and number of guests for a stay, and what they need to help you.
- **Authorities**, where the law requires it. Lodging taxes are reported as totals, without names.

Maps, pictures, fonts and the hero video come from this site.

## Global Privacy Control

If your browser sends Global Privacy Control or Do Not Track, no outside analytics tag loads, whatever the host has set up. You don’t have to do anything. Since nothing is sold or shared for ads, there’s nothing else to opt out of.

## How long we keep it

{retention}

Once it’s time, the site deletes it on its own, within six hours.

## Children

This site is for adults planning a trip. We don’t knowingly collect anything from children under 13. If a child has sent us something, tell us and we’ll delete it.

## Safety

Everything on the public site travels encrypted. The key to the database never leaves the server, each table has its own rules for who can read it, and visitors can’t read any of what’s described above. Links to bookings and plans are long and random. No system is perfect. If something of yours is ever exposed, we’ll tell you without delay.

## Changes and contact

When this policy changes, so does the date at the top, and if the change matters, we’ll say so on the site. {name}, {state}, [{email}](mailto:{email}), {phone}.
`;
