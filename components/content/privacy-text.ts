import { RETENTION } from '@/lib/domain/analytics/retention';
import { fillFields, shopValues } from '@/lib/page-fields';
import { storedKeysTable } from './stored-keys';

const ANALYTICS = {
  on: 'On this site the tag is switched on at the moment.',
  off: 'On this site it is switched off at the moment: nothing is loaded from Google and nothing is told to Google.',
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

**When you book**: your name, e-mail address and phone number, the dates, how many adults, children and pets, the price you agreed to, and when you accepted the terms. Of your payment we keep the amount, when it came in, the payment company’s number for it, and the same for a refund. We never see or keep a card number. We use them for your stay: to keep the nights for you, to reach you about it, to let you in, and for the books we have to keep.

**When you have a cabin texted to you**: the number, and what the link should bring back in your phone’s own browser (the cabin, your dates and guests, the cabins you saved, the deal you revealed). More under [text messages](#text-messages).

**When you ask to be texted when a cabin opens**: the number, and the search: its dates, guests, town and filter. More under [text messages](#text-messages).

**When you sign up for the newsletter**: your e-mail address, whether you came from a social network, and when you confirmed or left. You get it only after you have followed the link in the confirmation.

**When you share a plan or a list of cabins**: what is in it, and the names and votes that people add. Anybody with the link can see that, so use a first name.

**When you apply to list a cabin**: your name, e-mail, phone, the address and facts of the property, links to pictures and what you write to us.

**When you text or write to us**, or leave a message on your booking’s page: what you say, and the number, address or booking you say it from.

You need not give any of this to look around, and there are no accounts.

## What the site notes by itself

- **Pages visited**: the path of the page without anything after a question mark, the site or page you came from, the time and the random number in the cookie below. What could be an id, a name or a link’s secret in a path is replaced by a star before it is stored.
- **Events**: that a card was seen, a calendar opened, dates chosen or a code copied, with a random number for the visit, the size of your screen and window, and the kind of browser. What looks like an e-mail address or phone number is taken out.
- **Cabin views**, which make up the “views this week” on a card: the cabin, the random number, the page before, and a keyed hash of your network address, so that nobody can push a cabin up by reloading. The hash is forgotten after a day.
- **That a Deal of the Day was revealed**, once for each visitor.
- **Limits**: so that nobody can flood the forms, we count requests under keyed hashes of network addresses, numbers and e-mail addresses. A hash cannot be turned back into them without a key that only this site has.

Nothing is counted on the preview tools of website builders. We do not build profiles, do not follow you to other sites, show no advertising, and sell nothing about anybody.

## What is kept in your browser

Two cookies, both of this site only:

| Name | Kept until | What for |
| --- | --- | --- |
| \`session_id\` | 30 days after your last visit | A random number that tells one browser from another, for counting and for limits. It opens nothing. |
| \`traffic_source\` | the browser is closed | Which social network sent you here, if one did. |

And in the browser’s storage, where only this site can read it:

{browser_storage}

You can delete all of it in your browser’s settings, and the site goes on working. If your browser refuses storage, the site forgets when you close the page.

## Text messages

When you ask for a text, we send one message to that number, now. The number is kept with the message that was sent, for 180 days. As evidence that you asked, we also keep a keyed hash of the number and of your network address, the session, the cabin, the page, the time, and the exact words that stood beside the field.

When you ask to be texted when a cabin opens, we send one message to that number once your search finds a cabin, and none if it finds none before the day of check-in is over. Until then the number is kept with the search, and the same evidence that you asked.

When you book, we text the number you gave about that booking: that it is confirmed, before free cancellation ends, before you arrive, and if it is cancelled.

Reply STOP and your number gets nothing more from us: we keep a hash of it on the list of those who want no texts. Reply START to come off that list, and HELP for help.

**Mobile numbers and opt-in data are not shared with third parties**, and not with anybody for marketing. The company that delivers the text has to have the number to do so, and may use it for nothing else. See also the [terms](/terms#text-messages).

## Who else sees it

- **Our hosting and database company**, which keeps the data for us and writes the usual technical logs (address, page, time) for a short while.
- **Our payment company**, when you go to its page: the total, the cabin, the dates and size of your party, the booking’s reference and your e-mail address, for the payment and its receipt. What you type on its page is under its own policy.
- **Our text and e-mail companies**, which get the number or address and the message they deliver.
- **TikTok and other video hosts**: only if you press “Step Inside” or open a video that is hosted there. Then your browser talks to them, and their own policy applies. Until you do, nothing is loaded from them.
- **Google Analytics**, only where the host has set up a tag, with advertising features off, and never for a browser that asks not to be tracked. {analytics}
- **The owner and the cleaners of your cabin** learn the name, dates and number of guests of a stay, and what they need to help you.
- **Authorities**, where the law makes us. Lodging taxes are reported as sums, without names.

Maps, pictures, fonts and the hero video come from this site itself.

## Global Privacy Control

If your browser sends Global Privacy Control or Do Not Track, no outside analytics tag is loaded, whatever the host has set up. You do not have to press anything. Since nothing is sold or shared for advertising, there is nothing else to opt out of.

## How long it is kept

{retention}

What is due is deleted by the site itself, within six hours.

## Your choices

Ask us for a copy of what we have about you, to correct it, or to delete it: [{email}](mailto:{email}) or {phone}. Tell us the booking reference, or write from the address or number it is about, so that we know it is you. We answer within 30 days. What the law makes us keep, we keep until it lets us delete it. Nobody is treated worse for asking. If you live in a state or country with its own privacy law, you have the rights it gives you, {state} included.

## Children

This site is for grown-ups who plan a trip. We do not knowingly collect anything from children under 13. If a child has sent us something, tell us and we delete it.

## Safety

Everything travels encrypted on the public site. The key that opens the database never leaves the server, each table has its own rules for who may read it, and visitors can read none of what is described above. Links to bookings and plans are long and random. No system is perfect: if something of yours is ever exposed, we will tell you without delay.

## Changes and contact

When this policy changes, the date at the top changes, and if the change matters we say so on the site. {name}, {state}, [{email}](mailto:{email}), {phone}.
`;
