import type { SignupOutcome } from '@/lib/domain/messaging/newsletter';
import { alreadySubscribedText } from '@/lib/copy/already-subscribed';
import { JOINED_TEXT } from './joined-text';

/** Results of the footer's form (product §8): as toasts, or as a page without JavaScript. */
export const SIGNUP_COPY: Readonly<Record<SignupOutcome, { title: string; description?: string }>> =
  {
    joined: JOINED_TEXT,
    empty: { title: 'Email required', description: 'Please enter your email address' },
    invalid: { title: 'Enter a valid email' },
    duplicate: {
      title: 'Already subscribed!',
      get description() {
        return alreadySubscribedText();
      },
    },
    failed: {
      title: 'Oops! Something went wrong',
      description: 'Please try again or contact us directly.',
    },
  };
