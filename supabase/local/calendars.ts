import { parseFeedAddress } from '../../lib/domain/feeds/feed-url.ts';
import { FEED_IMPORTS, FEED_PLATFORMS } from '../../lib/domain/feeds/imported-calendar.ts';
import { paths } from '../../lib/http/paths.ts';
import { openAdmin, type Admin } from './admin.ts';
import { runToEnd } from './processes.ts';
import { StartError } from './start-error.ts';

type Command = (admin: Admin, args: readonly string[], siteUrl: string) => Promise<void>;

const USAGE = `Calendars of other platforms:
  npm run calendars                                    what is read, how it went, and open conflicts
  npm run calendars address <cabin>                    the address of a cabin's own calendar, for other platforms
  npm run calendars new-address <cabin>                the same with a new secret; the old address ends
  npm run calendars add <cabin> <platform> <address> [what]
  npm run calendars pause|resume|remove <number>       the number is in the list
<cabin> is the last part of its page's address. <platform>: ${FEED_PLATFORMS.join(', ')}.
[what]: ${FEED_IMPORTS.join(', ')}. "stays" leaves out all blocks, "likely" (usual) those a platform makes by itself.`;

function expect<T>({ data, error }: { data: T; error: unknown }): NonNullable<T> {
  if (error || data === null || data === undefined) {
    throw new StartError(
      'The database does not answer. Is the site running? Start it with "npm start".',
      error,
    );
  }
  return data;
}

async function cabinOf(admin: Admin, slug = '') {
  const [cabin] = expect(await admin.from('cabins').select('id, title').eq('slug', slug));
  if (!cabin) throw new StartError(`There is no cabin "${slug}".`);
  return cabin;
}

async function listFeeds(admin: Admin) {
  return expect(
    await admin
      .from('calendar_feeds')
      .select('*, cabins!calendar_feeds_cabin_id_fkey(slug)')
      .order('created_at')
      .order('id'),
  );
}

async function feedOf(admin: Admin, number = '') {
  const feed = (await listFeeds(admin))[Number(number) - 1];
  if (!feed) throw new StartError(`There is no calendar number "${number}" in the list.`);
  return feed;
}

// The rest of the address is a secret.
const shown = (url: string) => `${new URL(url).host}/…${url.slice(-8)}`;
const plain = (text: string) => text.replace(/\p{Cc}/gu, '');

const list: Command = async (admin) => {
  const feeds = await listFeeds(admin);
  if (feeds.length === 0) console.log('No calendar is read yet.\n');
  for (const [index, feed] of feeds.entries()) {
    const state = feed.active ? `read ${feed.last_success_at ?? 'never'}` : 'paused';
    console.log(`${index + 1}. ${feed.cabins.slug}  ${feed.platform}  ${shown(feed.url)}`);
    console.log(`   ${feed.imports}, ${feed.event_count} stays and blocks, ${state}`);
    if (feed.last_error) console.log(`   failed ${feed.failures} times: ${plain(feed.last_error)}`);
    if (feed.warning) console.log(`   ${plain(feed.warning)}`);
  }
  const conflicts = expect(
    await admin
      .from('calendar_conflicts')
      .select(
        'check_in, check_out, first_seen_at, calendar_feeds!calendar_conflicts_feed_id_fkey(platform), cabins!calendar_conflicts_cabin_id_fkey(slug), occupancies!calendar_conflicts_occupancy_id_fkey(check_in, check_out, bookings!bookings_occupancy_id_fkey(reference))',
      )
      .is('resolved_at', null)
      .order('first_seen_at'),
  );
  for (const {
    check_in,
    check_out,
    first_seen_at,
    calendar_feeds,
    cabins,
    occupancies,
  } of conflicts) {
    const reference = [occupancies.bookings].flat()[0]?.reference ?? 'a stay';
    console.log(
      `CONFLICT at ${cabins.slug} since ${first_seen_at}: ${calendar_feeds.platform} has a guest ${check_in} to ${check_out}, here ${reference} is ${occupancies.check_in} to ${occupancies.check_out}`,
    );
  }
  console.log(`\n${USAGE}`);
};

const add: Command = async (admin, [slug, platform = '', text = '', imports = 'likely']) => {
  const cabin = await cabinOf(admin, slug);
  const url = parseFeedAddress(text);
  const isKnown = (names: readonly string[], name: string) => names.includes(name);
  if (!url) throw new StartError('The address must be https://, without a port or a password.');
  if (!isKnown(FEED_PLATFORMS, platform) || !isKnown(FEED_IMPORTS, imports)) {
    throw new StartError(USAGE);
  }
  const feed = { cabin_id: cabin.id, platform, imports, url: url.href };
  const { error } = await admin.from('calendar_feeds').insert(feed);
  if (error) throw new StartError('It could not be added. Is it in the list already?', error);
  console.log(
    `Added. ${cabin.title} takes its nights at the next run of the job, within 5 minutes.`,
  );
};

const address: Command = async (admin, [slug], siteUrl) => {
  const { id } = await cabinOf(admin, slug);
  const token = expect(await admin.rpc('calendar_export_token', { p_cabin_id: id }));
  console.log(new URL(paths.cabinCalendar(token), siteUrl).href);
};

const newAddress: Command = async (admin, args, siteUrl) => {
  const { id } = await cabinOf(admin, args[0]);
  const { error } = await admin.from('calendar_exports').delete().eq('cabin_id', id);
  if (error) throw new StartError('The old address could not be ended.', error);
  await address(admin, args, siteUrl);
};

const stop =
  (isForever: boolean): Command =>
  async (admin, [number]) => {
    const { id, cabins } = await feedOf(admin, number);
    expect(await admin.rpc('stop_calendar_feed', { p_feed_id: id, p_forever: isForever }));
    console.log(
      `${isForever ? 'Removed' : 'Paused'}. The nights it took at ${cabins.slug} are free.`,
    );
  };

const resume: Command = async (admin, [number]) => {
  const { id } = await feedOf(admin, number);
  const again = { active: true, next_attempt_at: new Date().toISOString() };
  expect(await admin.from('calendar_feeds').update(again).eq('id', id).select('id'));
  console.log('It is read again at the next run of the job, within 5 minutes.');
};

const COMMANDS: Record<string, Command> = {
  list,
  add,
  address,
  'new-address': newAddress,
  pause: stop(false),
  remove: stop(true),
  resume,
};

async function calendars(): Promise<void> {
  const { admin, siteUrl } = openAdmin();
  const [name = 'list', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartError(USAGE);
  await command(admin, args, siteUrl);
}

await runToEnd(calendars);
