import { expectData } from '../../lib/supabase/expect-data.ts';
import { examplesSchema } from '../../lib/schemas/host/examples.ts';
import { openAdmin, unreadableError } from './admin.ts';
import { runToEnd } from './processes.ts';
import { StartError } from './start-error.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';

const WITH_CABINS = '--cabins';

/** Removes the seed's example bookings and blocks, with `--cabins` also its cabins; real data stays. */
async function removeExamples(): Promise<void> {
  const { admin, url } = openAdmin();
  const others = process.argv.slice(2).filter((argument) => argument !== WITH_CABINS);
  if (others.length > 0)
    throw new StartError(`Only ${WITH_CABINS} is allowed; nothing was removed.`);
  const withCabins = process.argv.includes(WITH_CABINS);
  const answer = await admin.rpc('remove_examples', { p_with_cabins: withCabins });
  if (answer.status === 0) throw unreadableError('database', url, answer.error);
  const removed = examplesSchema.parse(toCamelKeys(expectData(answer)));
  const { bookings, blocks, messages, outbox, cabins, keptCabins } = removed;
  console.log(
    bookings + blocks + cabins === 0
      ? 'There are no examples.'
      : `Removed ${bookings} example bookings with ${messages} messages and ${outbox} letters, and ${blocks} blocks${withCabins ? `, and ${cabins} example cabins` : ''}.`,
  );
  if (keptCabins > 0) {
    console.log(
      `${keptCabins} example cabins stay: something real was booked, blocked or connected there.`,
    );
  }
}

await runToEnd(removeExamples);
