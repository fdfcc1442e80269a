import { Inbox } from '@/components/host/messages/inbox';
import { listThreads } from '@/lib/data/host/messages/messages';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { threadFilterSchema, type ThreadFilter } from '@/lib/schemas/host/messages/messages';
import { consoleMetadata } from '@/lib/http/console-pages';
import { settleText } from './actions';

const PATH = '/host/messages';
export const metadata = consoleMetadata(PATH);

export default async function MessagesPage({ searchParams }: PageProps<'/host/messages'>) {
  await requireStaff(PATH);
  const parsed = threadFilterSchema.safeParse({ state: 'open', ...(await searchParams) });
  const filter: ThreadFilter = parsed.success ? parsed.data : { state: 'open' };
  return (
    <Inbox
      inbox={requireRead(await listThreads(filter), PATH)}
      state={filter.state ?? 'open'}
      assigned={filter.assigned}
      settle={settleText}
    />
  );
}
