import 'server-only';
import { readHost, toJson, writeHost, type HostFailure } from '@/lib/data/staff/staff';
import {
  subscriberPageSchema,
  subscribersSchema,
  type Subscriber,
  type SubscriberSearch,
} from '@/lib/schemas/host/newsletter';

const toSearch = ({ q: text, state, after }: SubscriberSearch) => toJson({ text, state, after });

export const listSubscribers = (search: SubscriberSearch) =>
  readHost('host_subscribers', { p_search: toSearch(search) }, subscribersSchema);

/** Returns all matches of a search for a file, and records the export in the audit log. */
export async function exportSubscribers(
  search: SubscriberSearch,
): Promise<{ ok: true; data: Subscriber[] } | HostFailure> {
  const all: Subscriber[] = [];
  let after: string | undefined;
  do {
    const page = await writeHost(
      'host_export_subscribers',
      { p_search: toSearch({ ...search, after }) },
      subscriberPageSchema,
    );
    if (!page.ok) return page;
    all.push(...page.data.subscribers);
    after = page.data.next ?? undefined;
  } while (after !== undefined);
  return { ok: true, data: all };
}

/** `keepsOut` keeps a hash of the address, so that it gets no mail if somebody signs it up again. */
export const deleteSubscriber = (id: string, keepsOut: boolean) =>
  writeHost('host_delete_subscriber', { p_id: id, p_keep_out: keepsOut });

export const allowSubscriber = (email: string) =>
  writeHost('host_allow_subscriber', { p_email: email });
