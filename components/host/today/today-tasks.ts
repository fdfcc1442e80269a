import { feedProblemText, PLATFORM_NAMES } from '@/components/host/copy/platform-copy';
import { formatInstant } from '@/components/host/copy/time';
import { formatDate, formatMoney, formatShortRange, plural } from '@/lib/copy/format';
import type { HostToday } from '@/lib/schemas/host/today';

const TEST_PAYMENTS =
  'Payments are only tests: guests book, and no money moves. See Connections for help.';

const ACCOUNTS = {
  email: 'email isn’t connected. See Connections for help',
  text: 'texting isn’t connected. See Connections for help',
};

type Waiting = Omit<NonNullable<HostToday['waitingMessages']>[number], 'reference'>;

function waitingText({ channel, why, count, since }: Waiting): string {
  const messages =
    channel === 'email' ? plural(count, 'email', 'emails') : plural(count, 'text', 'texts');
  const what = `${count} ${messages} to guests`;
  const written = formatInstant(since);
  if (why === 'no_account') {
    return `${what} ${plural(count, 'hasn’t', 'haven’t')} gone out since ${written}: ${ACCOUNTS[channel]}. Once it is, send them again from their bookings.`;
  }
  return why === 'daily_budget'
    ? `${what} will go out tomorrow: today’s limit is reached (oldest from ${written})`
    : `${what} ${plural(count, 'is', 'are')} late (oldest from ${written})`;
}

type Task = { key: string; text: string; href: string; action: string };

/** The first steps of a shop without a live cabin. */
function firstTask({ liveCabins, draftCabins = 0 }: HostToday): Task[] {
  if (liveCabins !== 0) return [];
  const task =
    draftCabins === 0
      ? { text: 'No cabins yet', href: '/host/cabins/new', action: 'Add your first one' }
      : {
          text: `No cabin is on the site yet; ${draftCabins} ${plural(draftCabins, 'needs', 'need')} finishing`,
          href: '/host/cabins',
          action: 'Finish it',
        };
  return [{ key: 'first-cabin', ...task }];
}

const when = (isDue: boolean, task: Task): Task[] => (isDue ? [task] : []);

function inboxTasks({
  unanswered,
  unansweredThread = null,
  unknownTexts = 0,
  newReviews = 0,
  newOwners = 0,
}: HostToday): Task[] {
  return [
    ...when(unanswered > 0, {
      key: 'messages',
      text: `${unanswered} ${plural(unanswered, 'message needs', 'messages need')} a reply`,
      href: unansweredThread ? `/host/messages/${unansweredThread}` : '/host/messages',
      action: 'Reply',
    }),
    ...when(unknownTexts > 0, {
      key: 'unknown-texts',
      text: `${unknownTexts} ${plural(unknownTexts, 'text', 'texts')} came from ${plural(unknownTexts, 'a number', 'numbers')} without a booking`,
      href: '/host/messages',
      action: 'Read',
    }),
    ...when(newReviews > 0, {
      key: 'reviews',
      text: `${newReviews} new guest ${plural(newReviews, 'review', 'reviews')}`,
      href: '/host/reviews?show=new',
      action: 'Read',
    }),
    ...when(newOwners > 0, {
      key: 'owners',
      text: `${newOwners} ${plural(newOwners, 'owner wants', 'owners want')} to list a cabin`,
      href: '/host/owners?state=new',
      action: 'Read',
    }),
  ];
}

function stayTasks({
  conflicts = [],
  changeRequests = [],
  disputes = [],
  missingCodes = [],
  taskProblems = [],
  shortTurnovers = [],
  unassignedTasks = 0,
}: HostToday): Task[] {
  return [
    ...conflicts.map((conflict) => ({
      key: `conflict-${conflict.id}`,
      text: `${conflict.cabin} is sold twice, ${formatShortRange(conflict)}: here and on ${PLATFORM_NAMES[conflict.platform]}`,
      href: `/host/platforms#conflict-${conflict.id}`,
      action: 'Settle',
    })),
    ...changeRequests.map(({ reference, cabin, ...stay }) => ({
      key: `change-${reference}`,
      text: `The guest of ${reference} at ${cabin} asks to change the stay to ${formatShortRange(stay)}`,
      href: `/host/bookings/${reference}#change`,
      action: 'Answer',
    })),
    ...disputes.map(({ id, reference, amountCents, state, answerBy }) => ({
      key: `dispute-${id}`,
      text: `The guest’s bank ${state === 'inquiry' ? 'asks about' : 'disputes'} ${formatMoney(amountCents)} of ${reference}${answerBy === null ? '' : `: answer at the payment provider by ${formatInstant(answerBy)}`}`,
      href: `/host/bookings/${reference}`,
      action: 'Look at it',
    })),
    ...missingCodes.map(({ reference, cabin, checkIn }) => ({
      key: `code-${reference}`,
      text: `The guest who arrives at ${cabin} on ${formatDate(checkIn)} has no door code yet`,
      href: `/host/bookings/${reference}#arrival`,
      action: 'Set it',
    })),
    ...taskProblems.map(({ id, cabin, problem }) => ({
      key: `task-problem-${id}`,
      text: `${cabin}: ${problem}`,
      href: `/host/tasks#task-${id}`,
      action: 'Look at it',
    })),
    ...shortTurnovers.map(({ id, cabin, day, minutes }) => ({
      key: `short-turnover-${id}`,
      text: `${cabin} has ${minutes} ${plural(minutes, 'minute', 'minutes')} for its turnover on ${formatDate(day)}`,
      href: `/host/tasks#task-${id}`,
      action: 'Look at it',
    })),
    ...when(unassignedTasks > 0, {
      key: 'unassigned-tasks',
      text: `${unassignedTasks} ${plural(unassignedTasks, 'task', 'tasks')} in the next two weeks ${plural(unassignedTasks, 'is', 'are')} unassigned`,
      href: '/host/tasks',
      action: 'Assign them',
    }),
  ];
}

function deliveryTasks({
  unpaidBalances = [],
  heldDamageDeposits = [],
  failedRefunds = [],
  failedMessages = [],
  copies = 0,
  waitingMessages = [],
  testPayments = false,
}: HostToday): Task[] {
  return [
    ...unpaidBalances.map(({ reference, amountCents }) => ({
      key: `balance-${reference}`,
      text: `The balance of ${formatMoney(amountCents)} for ${reference} is unpaid: the guest’s card was declined`,
      href: `/host/bookings/${reference}`,
      action: 'Decide',
    })),
    ...heldDamageDeposits.map(({ reference, cabin, checkOut, amountCents }) => ({
      key: `damage-${reference}`,
      text: `The guest who left ${cabin} on ${formatDate(checkOut)} gets their ${formatMoney(amountCents)} damage deposit back`,
      href: `/host/bookings/${reference}#damage-deposit-heading`,
      action: 'Give it back',
    })),
    ...failedRefunds.map(({ reference, amountCents }, index) => ({
      key: `refund-${reference}-${index}`,
      text: `The refund of ${formatMoney(amountCents)} for ${reference} failed`,
      href: `/host/bookings/${reference}`,
      action: 'Look at it',
    })),
    ...failedMessages.map(({ id, to, subject }) => ({
      key: `message-${id}`,
      text: `“${subject ?? 'A text'}” didn’t reach ${to}`,
      href: `/host/bookings?q=${encodeURIComponent(to)}`,
      action: 'Find the booking',
    })),
    ...when(copies > 0, {
      key: 'copies',
      text: `${copies} ${plural(copies, 'stay', 'stays')} on other platforms ${plural(copies, 'is probably a copy', 'are probably copies')} of your own`,
      href: '/host/platforms#copies',
      action: 'Confirm',
    }),
    ...waitingMessages.map(({ reference, ...waiting }) => ({
      key: `waiting-${waiting.channel}-${waiting.why}`,
      text: waitingText(waiting),
      href: reference === null ? '/host/bookings' : `/host/bookings/${reference}`,
      action: 'See the newest',
    })),
    ...when(testPayments, {
      key: 'test-payments',
      text: TEST_PAYMENTS,
      href: '/host/bookings',
      action: 'See the bookings',
    }),
  ];
}

function calendarTasks({
  silentFeeds = [],
  feedProblems = [],
  lateJobs = [],
  shortCalendars = [],
}: HostToday): Task[] {
  return [
    ...silentFeeds.map(({ id, cabin, platform, lastReadAt }) => ({
      key: `feed-${id}`,
      text:
        lastReadAt === null
          ? `The calendar of ${PLATFORM_NAMES[platform]} for ${cabin} can’t be read, so none of its nights are blocked yet`
          : `The calendar of ${PLATFORM_NAMES[platform]} for ${cabin} has stopped updating`,
      href: `/host/platforms#feed-${id}`,
      action: 'Look at it',
    })),
    ...feedProblems.flatMap(({ id, cabin, platform, problems }) =>
      problems.map((problem, index) => ({
        key: `problem-${id}-${index}`,
        text: `${cabin}, ${PLATFORM_NAMES[platform]}: ${feedProblemText(problem)}`,
        href: `/host/platforms#feed-${id}`,
        action: 'Look at it',
      })),
    ),
    ...lateJobs.map(({ name }) => ({
      key: `job-${name}`,
      text: `The job ${name} didn’t run`,
      href: '/host/audit',
      action: 'See the history',
    })),
    ...shortCalendars.map(({ cabinId, cabin, endsOn, daysLeft }) => ({
      key: `short-${cabinId}`,
      text: endsOn
        ? `${cabin} can only be booked for ${daysLeft} more ${plural(daysLeft, 'day', 'days')}`
        : `${cabin} has no days to book`,
      href: `/host/calendar?cabin=${cabinId}${endsOn ? `&from=${endsOn}` : ''}`,
      action: 'Open days',
    })),
  ];
}

/** Each task has the one action that settles it. */
export const listTasks = (today: HostToday): Task[] => [
  ...firstTask(today),
  ...inboxTasks(today),
  ...stayTasks(today),
  ...deliveryTasks(today),
  ...calendarTasks(today),
];
