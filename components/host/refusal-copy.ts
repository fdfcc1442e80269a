type Failure = { code: string };

const COPY: Record<string, string> = {
  'signed-out': 'You are signed out. Sign in in another tab, then try again; what you typed stays.',
  'not-allowed': 'Your role may not do this.',
  already_cancelled: 'This booking is cancelled already.',
  already_undone: 'This was taken back already.',
  bad_change: 'This change cannot be read. Check the fields.',
  busy: 'Somebody is changing these nights. Try again in a moment.',
  not_a_block: 'Only a block or an owner stay can be opened again.',
  not_cancellable: 'This booking can no longer be cancelled.',
  not_sendable: 'This letter cannot be sent again.',
  past: 'Days in the past stay as they are.',
  range_too_long: 'That is too many days at once. Choose at most 400.',
  refund_changed: 'The refund is another by now. Look at the new amount and confirm again.',
  still_queued: 'This letter is still waiting to be sent.',
  too_far: 'These days are too far ahead.',
  too_late: 'It is too late to take this back.',
  too_many_cabins: 'Choose at most 50 cabins.',
  too_often: 'That was sent a moment ago. Wait a little.',
};

/** What is shown where the database refused. */
export const refusalText = ({ code }: Failure): string =>
  COPY[code] ?? 'It is no longer there. Reload the page.';

export const LOST = 'The connection was lost. Nothing you typed is gone; try again.';
