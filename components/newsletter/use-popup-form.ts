import { useRef, useState, type FormEvent } from 'react';
import { toast, listToasts, subscribeToToasts } from '@/components/ui/toast-store';
import { signUpForNewsletter } from '@/lib/browser/api/newsletter-api';
import { isEmail } from '@/lib/domain/values/email-address';

/** Like `toast`, but waits until the current messages are gone. */
function toastAfter(message: Parameters<typeof toast>[number]): void {
  const unsubscribe = subscribeToToasts(() => {
    if (listToasts().length > 0) return;
    unsubscribe();
    toast(message);
  });
}

const IN_THE_CLUB = {
  title: "You're in!",
  description: 'Welcome to the club.',
  tone: 'success' as const,
};
const CHECK_INBOX = {
  title: 'Check your inbox',
  description: 'I just sent you a welcome email. Tap its link to confirm.',
  durationMs: 8000,
};

/** The pop-up's form (product §5.1 and §8): `onJoined` when the address is on the list. */
export function usePopupForm(onJoined: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const input = useRef<HTMLInputElement>(null);

  function refuse() {
    setIsRefused(true);
    toast({ title: 'Enter a valid email', tone: 'destructive' });
    input.current?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email')).trim();
    if (!isEmail(email)) return refuse();
    setIsRefused(false);
    setIsSending(true);
    const answer = await signUpForNewsletter({
      email,
      website: String(fields.get('website')),
      elapsed_ms: Math.round(performance.now() - shownAt),
    });
    setIsSending(false);
    if (answer === 'invalid') return refuse();
    if (answer === 'failed') {
      toast({
        title: 'Something went wrong',
        description: 'Please try again.',
        tone: 'destructive',
      });
      return;
    }
    // A known address isn't a failure here: it's on the list, and trying again wouldn't help (product §8).
    toast(IN_THE_CLUB);
    if (answer === 'joined') toastAfter(CHECK_INBOX);
    onJoined();
  }

  return { isSending, isRefused, input, onSubmit };
}
