import { plainFirstName } from '../domain/messaging/first-name.ts';
import type { TemplateValues } from '../domain/messaging/template.ts';
import { nightsBetween, type CalendarDate } from '../domain/values/calendar-date.ts';
import { formatLongDate, formatNights, formatParty, formatTime } from '../copy/format.ts';
import { paths } from '../http/paths.ts';
import { shop } from '../shop/shop.ts';

type TemplateFacts = {
  guestName: string;
  cabin: string;
  city: string;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  /** HH:mm, like the other. */
  checkInTime: string;
  checkOutTime: string;
  adults: number;
  children: number;
  pets: number;
  reference: string;
  token: string;
};

/** The values of a template's fields for a booking. */
export const templateValues = (facts: TemplateFacts, siteUrl: string): TemplateValues => ({
  guest_name: plainFirstName(facts.guestName) ?? 'guest',
  cabin: facts.cabin,
  city: facts.city,
  check_in: formatLongDate(facts.checkIn),
  check_out: formatLongDate(facts.checkOut),
  check_in_time: formatTime(facts.checkInTime),
  check_out_time: formatTime(facts.checkOutTime),
  nights: formatNights(nightsBetween(facts.checkIn, facts.checkOut)),
  party: formatParty(facts),
  reference: facts.reference,
  stay_link: new URL(paths.guestBooking(facts.token), siteUrl).href,
  phone: shop().phone.display,
});
