import type { SignupOutcome } from '@/lib/domain/messaging/newsletter';
import { Letter } from './letter';
import { SIGNUP_TEXTS } from './signup-texts';

/** Where the footer's form leads without scripts; with no outcome, what there is to sign up for. */
export function SignupPage({ outcome }: { outcome: SignupOutcome | null }) {
  if (outcome === null) {
    return (
      <Letter title="A letter from the mountains">
        <p>
          Leaf dates, back roads and open weekends, now and then. Put your address in the form at
          the foot of this page. No spam, ever. Unsubscribe anytime.
        </p>
      </Letter>
    );
  }
  const { title, description } = SIGNUP_TEXTS[outcome];
  return (
    <Letter title={title} isAlert={outcome !== 'joined' && outcome !== 'duplicate'}>
      {description && <p>{description}</p>}
    </Letter>
  );
}
