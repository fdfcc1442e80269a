import { NewslettersView } from '@/components/host/newsletter/newsletters-view';
import { listNewsletters } from '@/lib/data/host/newsletter/newsletter';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/newsletter';
export const metadata = consoleMetadata(PATH);

export default async function NewsletterPage() {
  await requireStaff(PATH);
  return <NewslettersView {...requireRead(await listNewsletters(), PATH)} />;
}
