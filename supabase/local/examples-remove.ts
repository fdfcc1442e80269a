import { expectData } from '../../lib/supabase/expect-data.ts';
import { examplesSchema } from '../../lib/schemas/host/examples.ts';
import { openAdmin, unreadable } from './admin.ts';
import { runToEnd } from './processes.ts';

/** Removes the example bookings and blocks of the seed; cabins and everything real stay. */
async function removeExamples(): Promise<void> {
  const { admin, url } = openAdmin();
  const answer = await admin.rpc('remove_examples', {});
  if (answer.status === 0) throw unreadable('database', url, answer.error);
  const { bookings, blocks, messages, outbox } = examplesSchema.parse(expectData(answer));
  console.log(
    bookings + blocks === 0
      ? 'There are no examples.'
      : `Removed ${bookings} example bookings with ${messages} messages and ${outbox} letters, and ${blocks} blocks.`,
  );
}

await runToEnd(removeExamples);
