import type { TrafficSource } from '@/lib/domain/analytics/traffic-source';
import { handwrittenNotes } from '@/lib/handwritten-notes';
import { site } from '@/lib/site';

// Their first lines name nobody.
const NOTES = handwrittenNotes();

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
      return `${site.host} TikTok Club`;
    },
    heading: 'Seen the tours? Get the tips.',
    hook: 'A video gives me one minute. My letters tell the rest: the driveway, the view, the hot tub at sunset.',
    leadMagnet: 'First look at the next cabin I choose',
    note: NOTES.tiktok[0],
  },
  instagram: {
    source: 'instagram',
    get clubType() {
      return `${site.host} Insta Insiders`;
    },
    heading: 'Behind every porch picture',
    hook: 'When fog fills the valley, when the leaves turn, which deck to take your coffee to: I write it down.',
    leadMagnet: 'My picks for light, leaves and quiet weekends',
    note: NOTES.instagram[0],
  },
  facebook: {
    source: 'facebook',
    get clubType() {
      return `${site.host} Family Circle`;
    },
    heading: 'Planning time with your people?',
    hook: 'Three generations, two dogs, one picky eater: I know the cabins where everybody is happy.',
    leadMagnet: 'Family cabins with open weeks, first',
    note: NOTES.facebook[0],
  },
  unknown: {
    source: 'unknown',
    get clubType() {
      return `${site.host} Insider Club`;
    },
    get heading() {
      return `Know ${site.place} like a neighbor`;
    },
    hook: 'I have been choosing cabins here since 2020. I write down what I’d tell a friend before a trip.',
    leadMagnet: 'Leaf dates, back roads, my own favorites',
    note: NOTES.unknown[0],
  },
};
