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
    hook: 'What a one-minute video leaves out',
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
        ? 'Fog, first leaves, the deck for coffee'
        : 'Quiet weeks and the deck for coffee';
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
    hook: 'Cabins where all of you are happy',
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
    hook: 'I’ll send you what I tell my friends',
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
