import { SLEPT_IN } from '@/lib/copy/promise-words';
import { shop } from '@/lib/shop/shop';

export type Pledge = {
  id: string;
  claim: string;
  meaning: readonly string[];
  check: string;
  remedy: string;
};

/** Each claim the site makes: what it means, how a guest can see that it is so, and what follows if it is not. */
export function listPledges(): readonly Pledge[] {
  const { claims } = shop();
  const all: readonly Pledge[] = [
    {
      id: 'handpicked',
      claim: claims.handpicked,
      meaning: [`${SLEPT_IN} I check its page line by line, and I go back at least once a year.`],
      check:
        'Every page lists beds by room, elevation, house rules and the pet fee. The star average counts every guest’s rating, including bad ones and ones with no comment. Only spam and abuse come down.',
      remedy:
        'If something the page promises is missing or broken and I can’t fix it within a day of hearing from you, I’ll refund a fair share of the nights it spoiled. If it’s something you picked the cabin for, like the pool or a bedroom, you can leave and pay only for the nights you slept there.',
    },
    {
      id: 'no-hidden-fees',
      claim: claims.noFees,
      meaning: [
        'The total you see is the total you pay. Nights, one cleaning fee, taxes, and the pet fee if you bring a pet; nothing extra for booking, service or linens. If I earn a commission on a cabin, it’s already in the nightly rate.',
      ],
      check:
        'Add dates to any cabin. For the same guests and pets, the total is the same in search, calendar, booking page and confirmation. If a price changes while you’re looking, you’ll see which line before you agree.',
      remedy:
        'You pay the total on your confirmation and no more. Did someone ask for another fee? You don’t owe it, and if you’ve paid it, you’ll get it back.',
    },
    {
      id: 'instant-booking',
      claim: claims.instantBooking,
      meaning: [
        'No requests, no waiting for approval. If the nights are open, go ahead and book. Once you’re confirmed, the nights are yours.',
      ],
      check:
        'You’ll get a reference and your own stay page with the full price right away. Keep the link.',
      remedy:
        'If I ever have to break a confirmed booking, and it isn’t because of weather or a government order, you choose: a comparable cabin at your price, other dates, or a full refund.',
    },
    {
      id: 'virtual-tours',
      claim: claims.virtualTours,
      meaning: [
        'Where you see “Step Inside,” there’s a short film of the cabin. Not every cabin has one yet; every gallery goes room by room.',
        'Until a cabin has photos, its pictures and film are drawings, and they say so.',
      ],
      check:
        'Look for the button on the cabin’s picture. If it’s drawn, ask me for real pictures before you book.',
      remedy:
        'If the cabin isn’t what its page shows in a way that matters to your stay, tell me the day you arrive. I’ll make it right, same as in my first promise.',
    },
    {
      id: 'support',
      claim: claims.support,
      meaning: [
        `Text ${shop().phone.display} or email ${shop().email} anytime, before, during or after your stay. A person reads it. If it’s keeping you up, we’ll fix it that night. The rest can wait till breakfast.`,
        'For fire, injury or danger, call 911 first, then me.',
      ],
      check: 'Try it before you book. Ask me something.',
      remedy:
        'If you can’t sleep in the cabin (no heat in winter, no water, a door that won’t lock) and nobody has fixed it or found you another bed by that night, you don’t pay for that night.',
    },
    {
      id: 'best-price',
      claim: claims.bestPrice,
      meaning: [
        'You won’t pay less anywhere else for the same cabin, nights and guests. Compare final totals, with every fee and tax.',
        'Members-only prices, private coupons and listings without open dates don’t count.',
      ],
      check: 'Take both sites to the last page before paying. Mine has nothing left to add.',
      remedy:
        'Send me the link or a screenshot of the lower total while you can still cancel free. If I can see it too, I’ll match it.',
    },
  ];
  return all.filter(({ claim }) => claim !== '');
}
