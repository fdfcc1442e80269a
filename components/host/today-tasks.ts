import { feedProblemText } from './platform-copy';
import { formatMoney, formatShortRange, plural } from '@/lib/format';
import type { HostToday } from '@/lib/schemas/host/today';

type Task = { key: string; text: string; href: string; action: string };

/** Each with the one action that settles it. */
export function listTasks(today: HostToday): Task[] {
  const { unanswered, conflicts = [], failedRefunds = [], failedMessages = [] } = today;
  const { silentFeeds = [], lateJobs = [], shortCalendars = [] } = today;
  const { feedProblems = [], copies = 0 } = today;
  const messages = `${unanswered} ${plural(unanswered, 'message waits', 'messages wait')} for an answer`;
  return [
    ...(unanswered > 0
      ? [{ key: 'messages', text: messages, href: '/host/messages', action: 'Answer' }]
      : []),
    ...conflicts.map((conflict) => ({
      key: `conflict-${conflict.id}`,
      text: `${conflict.cabin} is sold twice, ${formatShortRange(conflict)}: here and on ${conflict.platform}`,
      href: `/host/platforms#conflict-${conflict.id}`,
      action: 'Settle',
    })),
    ...failedRefunds.map(({ reference, amountCents }, index) => ({
      key: `refund-${reference}-${index}`,
      text: `The refund of ${formatMoney(amountCents)} for ${reference} failed`,
      href: `/host/bookings/${reference}`,
      action: 'Look at it',
    })),
    ...failedMessages.map(({ id, to, subject }) => ({
      key: `letter-${id}`,
      text: `“${subject ?? 'A text'}” did not reach ${to}`,
      href: `/host/bookings?q=${encodeURIComponent(to)}`,
      action: 'Find the booking',
    })),
    ...(copies > 0
      ? [
          {
            key: 'copies',
            text: `${copies} ${plural(copies, 'stay', 'stays')} of other platforms ${plural(copies, 'is', 'are')} probably the copy of your own booking`,
            href: '/host/platforms#copies',
            action: 'Confirm',
          },
        ]
      : []),
    ...silentFeeds.map(({ id, cabin, platform, lastReadAt }) => ({
      key: `feed-${id}`,
      text:
        lastReadAt === null
          ? `The calendar of ${platform} for ${cabin} could not be read: none of its nights is blocked yet`
          : `The calendar of ${platform} for ${cabin} has fallen silent`,
      href: `/host/platforms#feed-${id}`,
      action: 'Look at it',
    })),
    ...feedProblems.flatMap(({ id, cabin, platform, problems }) =>
      problems.map((problem, index) => ({
        key: `problem-${id}-${index}`,
        text: `${cabin}, ${platform}: ${feedProblemText(problem)}`,
        href: `/host/platforms#feed-${id}`,
        action: 'Look at it',
      })),
    ),
    ...lateJobs.map(({ name }) => ({
      key: `job-${name}`,
      text: `The job ${name} did not run`,
      href: '/host/audit',
      action: 'See the history',
    })),
    ...shortCalendars.map(({ cabinId, cabin, endsOn, daysLeft }) => ({
      key: `short-${cabinId}`,
      text: endsOn
        ? `${cabin} can be booked for ${daysLeft} more ${plural(daysLeft, 'day', 'days')} only`
        : `${cabin} has no days to book`,
      href: `/host/calendar?cabin=${cabinId}${endsOn ? `&from=${endsOn}` : ''}`,
      action: 'Open days',
    })),
  ];
}
