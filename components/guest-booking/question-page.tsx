import type { ReactNode } from 'react';
import { BookingPage } from '@/components/booking/booking-page';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { formatDateRange, formatParty } from '@/lib/copy/format';
import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import type { Question } from '@/lib/domain/messaging/question';
import { toStay } from '@/lib/domain/stays/stay';
import { paths, questionMessagesPath } from '@/lib/http/paths';
import { FLASH_COPY } from './flash-copy';
import { FormAnswer } from './form-answer';
import { MessageThread } from './message-thread';

type Props = {
  question: Question;
  notice: FlashMessage | null;
  formId: string;
  siteUrl: string;
  /** The quotes that the host's answers link to, by the paths of their pages. */
  quotes: ReadonlyMap<string, ReactNode>;
};

/** The page of a question asked before booking, opened by its secret link. */
export function QuestionPage({ question, notice, formId, siteUrl, quotes }: Props) {
  const { cabin, token, adults, children, pets } = question;
  const stay = toStay(question);
  const cabinPath = paths.cabin(cabin.slug, { ...stay, guests: adults + children, pets });
  return (
    <BookingPage heading={`Your question about ${cabin.title}`}>
      {notice && <FormAnswer {...FLASH_COPY[notice]} />}
      <p className="mb-5 max-w-prose text-lede text-pretty text-ink-soft">
        {cabin.isLive ? (
          <Link href={cabinPath} className="link">
            {cabin.title}
          </Link>
        ) : (
          cabin.title
        )}
        {stay && `, ${formatDateRange(stay)}, ${formatParty(question)}`}
      </p>
      {cabin.isLive && (
        <ButtonLink href={cabinPath} variant="secondary" prefetch={false}>
          {stay ? 'See the price for these dates' : 'See dates and prices'}
        </ButtonLink>
      )}
      <div className="mt-10 max-w-2xl">
        <MessageThread
          messages={question.messages}
          timezone={cabin.timezone}
          guestEmail={question.guestEmail}
          action={questionMessagesPath(token)}
          formId={formId}
          siteUrl={siteUrl}
          cards={quotes}
        />
        <p className="mt-8 text-sm text-ink-soft">
          Anyone with this page’s link can read it and write here, so only share it with your group.
        </p>
      </div>
    </BookingPage>
  );
}
