import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProblemBox } from './problem-box';
import type { AvailabilityState } from './use-availability';

type CalendarProblemProps = {
  errorText: string;
  reload: AvailabilityState['reload'];
  /** Texts the host the chosen dates. */
  askHref: string;
  /** In the panel, where there is less room. */
  isSmall?: boolean;
};

const TITLE = 'The calendar is not answering';
const COMFORT = 'Nothing is lost: your dates can be chosen as soon as the calendar is here.';
const ASK = 'Text us your dates';

/** Why there is no calendar, with ways on. */
export function CalendarProblem({
  errorText,
  reload,
  askHref,
  isSmall = false,
}: CalendarProblemProps) {
  if (isSmall) {
    return (
      <ProblemBox
        title={TITLE}
        description={errorText}
        action="Try again"
        onAct={reload}
        link={{ href: askHref, text: ASK }}
      />
    );
  }
  return (
    <Notice
      tone="error"
      title={TITLE}
      action={
        <>
          <Button onClick={reload}>Try again</Button>
          <a href={askHref} className={buttonClass('secondary')}>
            {ASK}
          </a>
        </>
      }
    >
      <p>{COMFORT}</p>
      <p className="mt-2 text-sm">{errorText}</p>
    </Notice>
  );
}
