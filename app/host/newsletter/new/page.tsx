import { randomUUID } from 'node:crypto';
import { remove, save, send, show, test } from '../actions';
import { NewsletterEditor } from '@/components/host/newsletter/newsletter-editor';
import { requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'New letter', robots: robotsOf('/host/newsletter/new') };

export default async function NewNewsletterPage() {
  await requireStaff('/host/newsletter/new', 'edits_shop', 'serves_guests');
  return (
    <NewsletterEditor
      id={randomUUID()}
      letter={null}
      actions={{ save, remove, show, test, send }}
    />
  );
}
