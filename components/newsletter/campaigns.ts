import type { TrafficSource } from '@/lib/domain/analytics/traffic-source';
import { handwrittenNotes } from '@/lib/copy/handwritten-notes';
import { shop } from '@/lib/shop/shop';

/** The pop-up's texts by traffic source (product §3.8). */
export type Campaign = {
  source: TrafficSource;
  /** Begins with the name of the host. */
  clubType: string;
  heading: string;
  hook: string;
  leadMagnet: string;
  note: string;
};

export const CAMPAIGNS: Readonly<Record<TrafficSource, Campaign>> = {
  tiktok: {
    source: 'tiktok',
    get clubType() {
      return `${shop().host} TikTok Club`;
    },
    heading: 'Seen the tours? Get the tips.',
    hook: 'A video gives me a minute. My emails tell the rest: the driveway, the view, the hot tub at sunset.',
    leadMagnet: 'First look at the next cabin I pick',
    get note() {
      return handwrittenNotes().tiktok[0];
    },
  },
  instagram: {
    source: 'instagram',
    get clubType() {
      return `${shop().host} Insta Insiders`;
    },
    get heading() {
      return shop().isExample ? 'Behind every porch picture' : 'Behind every picture';
    },
    get hook() {
      return shop().isExample
        ? 'When fog fills the valley, when the leaves turn, which deck to take your coffee to: I write it down.'
        : 'Which weeks are quiet, when the light is best, which deck to take your coffee to: I write it down.';
    },
    get leadMagnet() {
      return shop().isExample
        ? 'My picks for light, leaves and quiet weekends'
        : 'My picks for light and quiet weekends';
    },
    get note() {
      return handwrittenNotes().instagram[0];
    },
  },
  facebook: {
    source: 'facebook',
    get clubType() {
      return `${shop().host} Family Circle`;
    },
    heading: 'Planning time with your people?',
    hook: 'Three generations, two dogs, one picky eater: I know the cabins where everybody’s happy.',
    leadMagnet: 'First dibs on open family weeks',
    get note() {
      return handwrittenNotes().facebook[0];
    },
  },
  unknown: {
    source: 'unknown',
    get clubType() {
      return `${shop().host} Insider Club`;
    },
    get heading() {
      return `Know ${shop().place} like a neighbor`;
    },
    get hook() {
      return `${shop().isExample ? 'I’ve been picking cabins here since 2020. ' : ''}I’ll send you what I tell my friends.`;
    },
    get leadMagnet() {
      return shop().isExample
        ? 'Leaf dates, back roads, my own favorites'
        : 'Open weekends, back roads, my own favorites';
    },
    get note() {
      return handwrittenNotes().unknown[0];
    },
  },
};
