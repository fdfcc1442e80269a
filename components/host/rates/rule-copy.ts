import { MIN_STAY, PERCENT, type RuleNumber } from '@/lib/domain/host/rates/rate-fields';

/** Lists of weekday fields, with their legends. */
export const WEEKDAY_PARTS = [
  ['Weekdays (% of the base rate)', 'weekdayPercents', PERCENT],
  ['Minimum nights by arrival day', 'weekdayMinStays', MIN_STAY],
] as const;

type Part = [legend: string, fields: [name: RuleNumber, label: string, hint?: string][]];
/** The numeric fields of a rule, grouped as in its form. */
export const RULE_PARTS: Part[] = [
  [
    'Gaps between two stays',
    [
      [
        'gapNights',
        'Sell gaps of up to … nights',
        'Guests can then book the whole gap, even below the minimum nights, and find it on your Open nights page. 0: no gaps.',
      ],
      ['gapPercent', 'Price in gaps (%)'],
    ],
  ],
  [
    'Last minute',
    [
      ['lastMinuteDays', 'Nights in the next … days', '0: no last-minute price.'],
      ['lastMinutePercent', 'Price (%)'],
      ['lastMinuteMinStay', 'Minimum nights', 'Leave blank for the usual minimum.'],
    ],
  ],
  [
    'When guests may book',
    [
      ['windowDays', 'Days open in advance', 'Up to 540. One more day opens each night.'],
      [
        'noticeDays',
        'Days of notice before arrival',
        '0: you can book a guest in for tonight by phone, until the hour in your settings. The site takes bookings from tomorrow on.',
      ],
    ],
  ],
];
