import type { ReactNode } from 'react';
import { emailHostHref, textHostHref } from '@/lib/copy/host-contact';
import { telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { ProblemBox } from './problem-box';
import type { AvailabilityState } from '@/components/stay-picker/stay/use-availability';

type CalendarProblemProps = {
  errorText: string;
  reload: AvailabilityState['reload'];
  /** The question to the host, with the chosen dates. */
  question: string;
  /** Shown in place of the calendar. */
  children?: ReactNode;
};

const TITLE = 'The calendar isn’t loading';

function Ways({ question }: { question: string }) {
  const ways = [
    ['Call me', telLink(shop().phone.e164)],
    ['Text the host your dates', textHostHref(question)],
    ['Email me', emailHostHref({ body: question })],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-5">
      {ways.map(([text, href]) => (
        <a
          key={text}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {text}
        </a>
      ))}
    </p>
  );
}

/** Says why there is no calendar, and what the guest can do. */
export function CalendarProblem({ errorText, reload, question, children }: CalendarProblemProps) {
  return (
    <div className="grid gap-4">
      <ProblemBox title={TITLE} description={errorText} action="Try again" onAct={reload}>
        <Ways question={question} />
      </ProblemBox>
      {children}
    </div>
  );
}
