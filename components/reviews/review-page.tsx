import { ReviewForm } from './review-form';
import { ReviewPhotos } from './review-photos';
import { REVIEW_PROBLEMS } from './review-problems';
import { StarsShown } from './star-field';
import { BookingPage } from '@/components/booking/booking-page';
import { ContactHost } from '@/components/ui/host/contact-host';
import { ButtonLink } from '@/components/ui/button';
import { plainFirstName } from '@/lib/domain/messaging/first-name';
import { REVIEW_SUBJECTS, SUBJECT_NAMES, type ReviewNotice } from '@/lib/domain/reviews/review';
import { formatDateRange, formatMonth } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type { ReviewRequest, SentRequest } from '@/lib/schemas/review';
import { shop } from '@/lib/shop/shop';

const NOTICES: Record<Exclude<ReviewNotice, 'sent'>, string> = {
  ...REVIEW_PROBLEMS,
  failed: 'Your review didn’t go through. Please try again in a moment.',
};

type Props = { token: string; request: ReviewRequest; notice: ReviewNotice | null };

/** The page behind the link in the letter after a stay. */
export function ReviewPage({ token, request, notice }: Props) {
  if (request.state === 'expired') {
    return (
      <BookingPage heading="This link has expired">
        <p className="max-w-prose text-lede text-ink-soft">
          Reviews stay open for 60 days after checkout. You can still tell us how it was.
        </p>
        <div className="mt-6">
          <ContactHost />
        </div>
      </BookingPage>
    );
  }
  const { cabin, checkIn } = request;
  if (request.state !== 'open') return <Sent token={token} request={request} />;
  return (
    <BookingPage heading={`How was ${cabin}?`}>
      {notice && notice !== 'sent' && (
        <p
          role="alert"
          className="mb-6 max-w-prose rounded-control bg-ember-100 px-4 py-3 font-medium text-ember-800"
        >
          {NOTICES[notice]}
        </p>
      )}
      <p className="mb-8 max-w-prose text-lede text-pretty text-ink-soft">
        {`You stayed ${formatDateRange(request)}. Tell it like you’d tell a friend, good and bad. It’ll show as “Stayed in ${formatMonth(checkIn)}” within a week.`}
      </p>
      <ReviewForm
        action={`/api/reviews/${encodeURIComponent(token)}`}
        authorSuggestion={plainFirstName(request.guestName) ?? ''}
      />
    </BookingPage>
  );
}

const STATES: Record<SentRequest['state'], { heading: string; text: string }> = {
  new: {
    heading: 'Thanks for your review',
    text: 'We’ve got it. It’ll be on the cabin’s page within a week.',
  },
  published: {
    heading: 'Your review is published',
    text: 'It’s on the cabin’s page, just as you wrote it.',
  },
  hidden: {
    heading: 'Your review isn’t shown',
    text: 'We’ve hidden it. Ask us why anytime.',
  },
};

function Sent({ token, request }: { token: string; request: SentRequest }) {
  const { cabin, slug, live, checkIn, review, state } = request;
  const { heading, text } = STATES[state];
  return (
    <BookingPage heading={heading}>
      <p role="status" className="mb-8 max-w-prose text-lede text-ink-soft">
        {text}
      </p>
      <section aria-label="What you sent" className="review max-w-prose">
        <p>{review.author}</p>
        <p>{`${cabin}, stayed in ${formatMonth(checkIn)}`}</p>
        <p className="whitespace-pre-line">{review.body}</p>
        <dl className="mt-4 grid gap-1 tablet:grid-cols-2 tablet:gap-x-8">
          <StarsShown name="Your stay" stars={review.rating} />
          {REVIEW_SUBJECTS.map((subject) => {
            const stars = review.subjects[subject];
            return (
              stars !== undefined && (
                <StarsShown key={subject} name={SUBJECT_NAMES[subject]} stars={stars} />
              )
            );
          })}
        </dl>
      </section>
      {state === 'new' ? (
        <ReviewPhotos
          action={`/api/reviews/${encodeURIComponent(token)}/photos`}
          sent={review.photos}
        />
      ) : (
        <div className="mt-8 flex flex-wrap gap-3">
          {state === 'published' && live ? (
            <ButtonLink href={`${paths.cabin(slug)}#reviews`} prefetch={false}>
              {`See ${cabin}`}
            </ButtonLink>
          ) : (
            <ContactHost />
          )}
        </div>
      )}
      <p className="mt-10 max-w-prose text-sm text-ink-soft">
        {`Something wrong with it? Text or email us, and ${shop().host} will take it down.`}
      </p>
    </BookingPage>
  );
}
