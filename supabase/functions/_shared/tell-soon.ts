import { tellGuests } from '../job-booking-messages/tell-guests.ts';
import { sendOutbox } from '../job-send-outbox/send-outbox.ts';
import { afterAnswer } from './after-answer.ts';
import type { Admin } from './quote-inputs.ts';

type Work = { admin: Admin; now: Date };

let isTelling = false;
let wanted: Work | null = null;

async function tell(): Promise<void> {
  isTelling = true;
  try {
    for (let work = wanted; work; work = wanted) {
      wanted = null;
      await tellGuests(work);
      await sendOutbox(work);
    }
  } finally {
    isTelling = false;
  }
}

/**
 * Sends the messages about a booking now instead of at the next minute: runs booking-messages and send-outbox once. Safe
 * beside the scheduled jobs, since each message is queued and leased once. Concurrent calls share one run.
 */
export function tellSoon(work: Work): void {
  wanted = work;
  if (!isTelling) afterAnswer(tell);
}
