import { randomUUID } from 'node:crypto';
import {
  deleteNewsletter,
  saveNewsletter,
  sendNewsletter,
  showNewsletter,
  sendTest,
} from '../actions';
import { NewsletterEditor } from '@/components/host/newsletter/newsletter-editor';
import { requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/newsletter/new';
export const metadata = consoleMetadata(PATH);

export default async function NewNewsletterPage() {
  await requireStaff(PATH);
  return (
    <NewsletterEditor
      id={randomUUID()}
      letter={null}
      actions={{ saveNewsletter, deleteNewsletter, showNewsletter, sendTest, sendNewsletter }}
    />
  );
}
