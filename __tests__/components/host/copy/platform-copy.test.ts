import { feedProblemText } from '@/components/host/copy/platform-copy';
import { listTasks } from '@/components/host/today/today-tasks';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { QUIET_TODAY } from '@/__tests__/components/host/today/quiet-today';

const nights = { checkIn: calendarDate('2027-03-20'), checkOut: calendarDate('2027-03-22') };
const june = { reason: 'rule' as const, summary: 'June', ...nights };

test('an event that was not followed is told with what is blocked instead', () => {
  expect(feedProblemText(june)).toMatch(
    /^“June” repeats by a rule we can’t follow\. Every night it may mean is blocked: Mar 20/,
  );
  expect(feedProblemText({ ...june, reason: 'unreadable', checkIn: null, checkOut: null })).toBe(
    '“June” can’t be read. No night of this calendar is freed until it can be.',
  );
});

test('a first night, and a file of which nothing was read', () => {
  expect(feedProblemText({ ...june, reason: 'end' })).toBe(
    '“June” has an end that can’t be used. Its first night is blocked each time it occurs: Mar 20 – Mar 22, 2027.',
  );
  expect(feedProblemText({ reason: 'content', summary: '', checkIn: null, checkOut: null })).toBe(
    'We can’t read anything in this calendar. Nights it blocked before stay blocked until we can.',
  );
});

test('a double booking uses the platform’s display name', () => {
  const conflict = { id: 'c', cabin: 'Laurel Lantern', reference: null, ...nights };
  const [task] = listTasks({
    arrivals: [],
    departures: [],
    arriving: [],
    leaving: [],
    inHouse: [],
    turnovers: [],
    unanswered: 0,
    conflicts: [{ ...conflict, platform: 'booking' }],
  });
  expect(task?.text).toBe('Laurel Lantern is sold twice, Mar 20–22: here and on Booking.com');
});

test('Today lists each such event, a first reading that failed, and copies to confirm', () => {
  const feed = { id: 'a', cabin: 'Laurel Lantern', platform: 'booking' as const };
  const tasks = listTasks({
    ...QUIET_TODAY,
    copies: 2,
    silentFeeds: [{ ...feed, lastReadAt: null, error: 'status_404' }],
    feedProblems: [{ ...feed, problems: [june, june] }],
  });
  expect(tasks.map(({ href }) => href)).toEqual([
    '/host/platforms#copies',
    '/host/platforms#feed-a',
    '/host/platforms#feed-a',
    '/host/platforms#feed-a',
  ]);
  expect(tasks[1]?.text).toMatch(
    /^The calendar of Booking.com .* can’t be read, so none of its nights are blocked yet/,
  );
  expect(tasks[2]?.text).toMatch(/^Laurel Lantern, Booking.com: “June”/);
});
