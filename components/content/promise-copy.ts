import { SLEPT_IN } from '@/lib/promise-words';
import { site } from '@/lib/site';

export type Pledge = {
  id: string;
  claim: string;
  meaning: readonly string[];
  check: string;
  remedy: string;
};

/** Each claim the site makes: what it means, how a guest can see that it is so, and what follows if it is not. */
export function listPledges(): readonly Pledge[] {
  const { claims } = site;
  const all: readonly Pledge[] = [
    {
      id: 'handpicked',
      claim: claims.handpicked,
      meaning: [
        `${SLEPT_IN} I go through each page line by line before you can book it: beds by room, baths, steps, road, elevation, rules and fees. I go back at least once a year.`,
        'Cabins do not arrive here from a feed. An owner applies, I come and look, and most are turned down.',
      ],
      check:
        'Every page lists the beds room by room, the elevation, the house rules and the pet fee. The star average counts every rating a guest has given, also the poor ones and those without words; only spam and abuse are taken down, and then they count nowhere.',
      remedy:
        'If something the page promises is missing or does not work, and I cannot put it right within a day of your telling me, I give back a fair part of the nights it spoiled. If it is something you chose the cabin for, such as the pool or a bedroom, you may leave and pay only for the nights you slept there.',
    },
    {
      id: 'no-hidden-fees',
      claim: claims.noFees,
      meaning: [
        'The total is the nights, one cleaning fee, the taxes, and the pet fee if you bring a pet. Nothing is added for booking, for service, for linens, for being you. Where my own share is part of a price, it is inside the nightly rate you see in the calendar.',
        'Taxes go to the state, the county and the city, each on a line of its own.',
      ],
      check:
        'Choose dates on any cabin. The total in the search, in the calendar, on the booking page and on your confirmation is the same number, and its lines add up to it. If a price changes while you look, the booking page shows which line changed before you agree.',
      remedy:
        'You pay the total on your confirmation and no more. If anybody asks you for another fee that was not on it, send me the request: you do not owe it, and if you have paid it you get it back.',
    },
    {
      id: 'instant-booking',
      claim: claims.instantBooking,
      meaning: [
        'No request, no waiting for somebody to approve you. If the calendar shows the nights as open and you finish the booking, they are yours. Two families can not be given the same night: the booking is written down in one step, or not at all.',
      ],
      check:
        'You get a reference and a page of your own with the whole price on it, at once. Keep its link.',
      remedy:
        'If I ever have to break a confirmed booking, and it is not because of the weather or an order of the authorities, the choice is yours: a comparable cabin for the price you agreed, other dates, or to owe nothing and get back whatever you had paid.',
    },
    {
      id: 'virtual-tours',
      claim: claims.virtualTours,
      meaning: [
        'Where a cabin has a “Step Inside” button, you can walk through it on video before you decide. Not every cabin has one yet. The pictures are sorted by room either way.',
      ],
      check:
        'Look for the button on the picture of a cabin, or ask me about the corner you care about.',
      remedy:
        'If the cabin has changed since it was shown, and the change matters to your stay, tell me on the day you arrive. It counts as something promised and missing, as under the first promise.',
    },
    {
      id: 'support',
      claim: claims.support,
      meaning: [
        `Text ${site.phone.display} or write to ${site.email} at any hour, before, during and after a stay. A person reads it. What keeps you from sleeping is dealt with at night; what can wait for breakfast may be answered after breakfast.`,
        'For fire, injury or danger call 911 first. I am next.',
      ],
      check: 'Try it before you book. Ask me something.',
      remedy:
        'If the cabin cannot be slept in, because there is no heat in winter, no water, or a door that will not lock, and nobody has put it right or found you another bed by that night, you do not pay for that night.',
    },
    {
      id: 'best-price',
      claim: claims.bestPrice,
      meaning: [
        'Nobody sells the same cabin for the same nights and the same people for less than it costs here. Compare totals, with every fee and tax in them, as the last step of each site shows them.',
        'Prices that only members of a club or holders of a private coupon can have do not count, and neither do listings without free dates.',
      ],
      check:
        'Take both sites to the last page before paying and put the two totals side by side. Mine has nothing left to add.',
      remedy:
        'Send me the link or a picture of the lower total while you can still cancel free of charge. If I can see it too, I match it. If I will not match it, you may cancel and owe nothing.',
    },
  ];
  return all.filter(({ claim }) => claim !== '');
}
