import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import type { Rule, Season } from './rates/rule-nights.ts';

/** The fields as they are typed. */
export type RuleFields = {
  base: string;
  weekdayPercents: string[];
  weekdayMinStays: string[];
  gapNights: string;
  gapPercent: string;
  lastMinuteDays: string;
  lastMinutePercent: string;
  lastMinuteMinStay: string;
  windowDays: string;
  noticeDays: string;
};
export type SeasonFields = Omit<Season, 'firstDay' | 'lastDay' | 'percent' | 'minStay'> & {
  /** The name it is stored under; absent: it is new. */
  formerName?: string;
  firstDay: string;
  lastDay: string;
  percent: string;
  minStay: string;
};

const text = (value: number | null) => (value === null ? '' : String(value));
// An empty field is no number, so that the schema refuses it.
const number = (value: string) => (value.trim() === '' ? NaN : Number(value));
const numberOrNull = (value: string) => (value.trim() === '' ? null : Number(value));

/** What a cabin without rules is offered: its usual rate, dearer weekends, two nights at least. */
export const usualRule = (cabinId: string, nightlyRateCents: number): Rule => ({
  cabinId,
  baseCents: nightlyRateCents,
  weekdayPercents: [100, 100, 100, 100, 100, 120, 120],
  weekdayMinStays: [2, 2, 2, 2, 2, 2, 2],
  ...{ gapNights: 1, gapPercent: 100 },
  ...{ lastMinuteDays: 0, lastMinutePercent: 90, lastMinuteMinStay: null },
  ...{ windowDays: 540, noticeDays: 0 },
});

export const toRuleFields = (rule: Rule): RuleFields => ({
  base: String(rule.baseCents / 100),
  weekdayPercents: rule.weekdayPercents.map(String),
  weekdayMinStays: rule.weekdayMinStays.map(String),
  gapNights: text(rule.gapNights),
  gapPercent: text(rule.gapPercent),
  lastMinuteDays: text(rule.lastMinuteDays),
  lastMinutePercent: text(rule.lastMinutePercent),
  lastMinuteMinStay: text(rule.lastMinuteMinStay),
  windowDays: text(rule.windowDays),
  noticeDays: text(rule.noticeDays),
});

export const fromRuleFields = (cabinId: string, fields: RuleFields): Rule => ({
  cabinId,
  baseCents: Math.round(number(fields.base) * 100),
  weekdayPercents: fields.weekdayPercents.map(number),
  weekdayMinStays: fields.weekdayMinStays.map(number),
  gapNights: number(fields.gapNights),
  gapPercent: number(fields.gapPercent),
  lastMinuteDays: number(fields.lastMinuteDays),
  lastMinutePercent: number(fields.lastMinutePercent),
  lastMinuteMinStay: numberOrNull(fields.lastMinuteMinStay),
  windowDays: number(fields.windowDays),
  noticeDays: number(fields.noticeDays),
});

export const newSeason = (today: CalendarDate): SeasonFields => ({
  name: '',
  ...{ firstDay: addDays(today, 30), lastDay: addDays(today, 60) },
  ...{ everyYear: true, percent: '120', minStay: '', cabinIds: [] },
});

export const toSeasonFields = (season: Season): SeasonFields => ({
  ...season,
  formerName: season.name,
  percent: text(season.percent),
  minStay: text(season.minStay),
});

export const fromSeasonFields = ({ formerName: _, ...fields }: SeasonFields) => ({
  ...fields,
  percent: number(fields.percent),
  minStay: numberOrNull(fields.minStay),
});
