import { NewslettersView } from '@/components/host/newsletter/newsletters-view';
import { listNewsletters } from '@/lib/data/host/newsletter/newsletter';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Newsletter', robots: robotsOf('/host/newsletter') };

const PATH = '/host/newsletter';

export default async function NewsletterPage() {
  await requireStaff(PATH, 'edits_shop', 'serves_guests');
  return <NewslettersView {...requireRead(await listNewsletters(), PATH)} />;
}
