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
 * Sends the news of a booking now instead of at the next minute: the same work as of the jobs booking-messages and
 * send-outbox, which may run beside it, as every message is queued and claimed once. Many at once are one run more.
 */
export function tellSoon(work: Work): void {
  wanted = work;
  if (!isTelling) afterAnswer(tell);
}
