import type { BookingProblem } from './use-booking-submission';

type SubmissionNoticeProps = { problem: BookingProblem };
type TextKind = Exclude<BookingProblem['kind'], 'dates'>;

const TEXTS: Record<TextKind, { title: string; description: string }> = {
  'no-answer': {
    title: 'We got no answer',
    description:
      'Your details are still here. Please try again: if the booking did go through, you will get that same booking, never a second one.',
  },
  'no-payment': {
    title: 'The payment page does not open',
    description:
      'The payment company does not answer. Nothing is held or charged, and your details are still here. Please try again in a moment.',
  },
  invalid: {
    title: 'Something in the form cannot be used',
    description: 'Please check your name, e-mail and phone number and try again.',
  },
  failed: {
    title: 'The booking did not go through',
    description: 'Your details are still here. Please try again, or call us and we will book it.',
  },
};

export function SubmissionNotice({ problem }: SubmissionNoticeProps) {
  if (problem.kind === 'dates') return null;
  const { title, description } = TEXTS[problem.kind];
  return (
    <div
      role="alert"
      className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3"
    >
      <p className="font-semibold text-ember-700">{title}</p>
      <p className="text-sm">{description}</p>
    </div>
  );
}
