import { notifyGuests } from '../../job-booking-messages/notify-guests.ts';
import { sendOutbox } from '../../job-send-outbox/send-outbox.ts';
import { runInBackground } from '../background-task.ts';
import type { Work } from '../work.ts';

let isSending = false;
let pending: Work | null = null;

async function sendPending(): Promise<void> {
  isSending = true;
  try {
    for (let work = pending; work; work = pending) {
      pending = null;
      await notifyGuests(work);
      await sendOutbox(work);
    }
  } finally {
    isSending = false;
  }
}

/**
 * Sends the messages about a booking now instead of at the next minute by running booking-messages and send-outbox
 * once. Safe beside the scheduled jobs, because each message is queued and leased once. Concurrent calls share one run.
 */
export function notifyNow(work: Work): void {
  pending = work;
  if (!isSending) runInBackground(sendPending);
}
