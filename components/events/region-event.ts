import type { MonthDay } from '@/lib/domain/trip/planner/stop';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { type BuiltInArea } from '@/lib/domain/catalog/area';

type EventSeason = 'winter' | 'spring' | 'summer' | 'fall';

export type RegionEvent = {
  slug: string;
  name: string;
  season: EventSeason;
  /** Its first and last day in most years; one whose end comes first wraps the new year. */
  usual: readonly [first: MonthDay, last: MonthDay];
  usualWhen: string;
  venue: string;
  city: string;
  imageUrl: string;
  /** One sentence, also the page's description. */
  lead: string;
  about: readonly string[];
  tips: readonly string[];
  /** Set where the event fills the roads for everybody. */
  warning?: string;
  /** Nearest first. */
  areas: readonly [BuiltInArea, ...BuiltInArea[]];
  posts: readonly string[];
  /** Set only once the organizer has announced them; without them nothing here is a date. */
  confirmedDates?: { from: CalendarDate; to: CalendarDate };
};

/** The events of a season, by slug. */
export type SeasonEvents = Readonly<Record<string, Omit<RegionEvent, 'slug' | 'season'>>>;

export const EVENT_SEASONS: readonly { slug: EventSeason; label: string; about: string }[] = [
  {
    slug: 'winter',
    label: 'Winter',
    about: 'Lights in the valleys, rime on the ridges, and room to park.',
  },
  {
    slug: 'spring',
    label: 'Spring',
    about: 'Wildflowers first, then engines, then barbecue.',
  },
  { slug: 'summer', label: 'Summer', about: 'Fireflies, fireworks and long, warm evenings.' },
  {
    slug: 'fall',
    label: 'Fall',
    about: 'Pumpkins, craftsmen, and seven weeks of color coming down the mountain.',
  },
];
