import { clearToasts, toast } from '@/components/ui/toast-store';
import { signUpForNewsletter, type SignupAnswer } from '@/lib/browser/api/newsletter-api';
import { STORAGE_KEYS, writeLocal } from '@/lib/browser/storage/storage';
import { isEmail } from '@/lib/domain/values/email-address';
import { SIGNUP_COPY } from './signup-copy';

type Problem = Exclude<SignupAnswer, 'joined'> | 'empty';

function checkEmail(email: string): Problem | null {
  if (email === '') return 'empty';
  return isEmail(email) ? null : 'invalid';
}

/** Sends the footer's form (product §5.1 and §8) and says what went wrong; true when the address is new on the list. */
export async function joinFromFooter(form: HTMLFormElement): Promise<boolean> {
  const fields = new FormData(form);
  const email = String(fields.get('email')).trim();
  const answer =
    checkEmail(email) ??
    (await signUpForNewsletter({
      email,
      signup_source: 'footer',
      website: String(fields.get('website')),
      elapsed_ms: Math.round(performance.now()),
    }));
  // A subscriber need not see the pop-up.
  if (answer === 'joined' || answer === 'duplicate') {
    writeLocal(STORAGE_KEYS.newsletterDismissed, 'true');
  }
  if (answer === 'joined') {
    clearToasts();
    return true;
  }
  const isGoodNews = answer === 'duplicate';
  toast({ ...SIGNUP_COPY[answer], tone: isGoodNews ? 'neutral' : 'destructive' });
  if (!isGoodNews) form.querySelector<HTMLInputElement>('[name=email]')?.focus();
  return false;
}
