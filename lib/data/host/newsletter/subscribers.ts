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

/** All that fit the search, for a file; the history notes it. */
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

/** `keepsOut`: a hash of the address stays, so that it gets no mail when somebody signs it up again. */
export const deleteSubscriber = (id: string, keepsOut: boolean) =>
  writeHost('host_delete_subscriber', { p_id: id, p_keep_out: keepsOut });

export const allowSubscriber = (email: string) =>
  writeHost('host_allow_subscriber', { p_email: email });
