import { notFound } from 'next/navigation';
import {
  deleteNewsletter,
  saveNewsletter,
  sendNewsletter,
  showNewsletter,
  steerNewsletter,
  sendTest,
} from '../actions';
import { NewsletterEditor } from '@/components/host/newsletter/newsletter-editor';
import { NewsletterSending } from '@/components/host/newsletter/newsletter-sending';
import { getNewsletter } from '@/lib/data/host/newsletter/newsletter';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { previewNewsletter } from '@/lib/mail/newsletter-page';
import { serverEnv } from '@/lib/env/server';
import { consoleMetadata } from '@/lib/http/console-pages';
import { uuidSchema } from '@/lib/schemas/fields';

const PAGE = '/host/newsletter/[id]';
export const metadata = consoleMetadata(PAGE);

export default async function NewsletterLetterPage({ params }: PageProps<'/host/newsletter/[id]'>) {
  const id = uuidSchema.safeParse((await params).id).data ?? notFound();
  const path = `/host/newsletter/${id}`;
  await requireStaff(PAGE, path);
  const letter = requireRead(await getNewsletter(id), path);
  if (letter.state === 'draft') {
    const actions = { saveNewsletter, deleteNewsletter, showNewsletter, sendTest, sendNewsletter };
    return <NewsletterEditor key={letter.version} id={id} letter={letter} actions={actions} />;
  }
  const preview = previewNewsletter(letter, { siteUrl: serverEnv.SITE_URL });
  return <NewsletterSending letter={letter} preview={preview} steer={steerNewsletter} />;
}
