'use client';

import { useActionState, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';

export type SignInState = { email: string; step: 'email' | 'code'; error: string | null };
type Props = {
  action: (state: SignInState, form: FormData) => Promise<SignInState>;
  next: string;
  isLinkUsed: boolean;
  /** The email this browser requested a code for; null if none. */
  asked: string | null;
};

const startOf = (asked: string | null): SignInState => ({
  email: asked ?? '',
  step: asked === null ? 'email' : 'code',
  error: null,
});

export function SignInForm({ action, next, isLinkUsed, asked }: Props) {
  const [state, submit, isPending] = useActionState(action, startOf(asked));
  const [isByPassword, setIsByPassword] = useState(false);
  const isCode = state.step === 'code' && !isByPassword;
  const way = isByPassword || isCode ? 'enter' : 'send';
  const errorAt = (isHere: boolean) => (isHere ? state.error : null);
  return (
    <form action={submit} className="host-card host-narrow">
      <h1>Sign in</h1>
      {isLinkUsed && (
        <p role="status">This link was already used or is too old. Sign in with a code.</p>
      )}
      <input type="hidden" name="next" value={next} />
      <InputField
        key={state.email}
        id="sign-in-email"
        label="Email"
        error={errorAt(way === 'send')}
        name="email"
        // The browser's own check rejects valid addresses, such as those with non-ASCII letters.
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        required
        defaultValue={state.email}
      />
      {isByPassword && (
        <InputField
          id="sign-in-password"
          label="Password"
          error={errorAt(isByPassword)}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      {isCode && (
        <InputField
          id="sign-in-code"
          label="Code"
          error={errorAt(isCode)}
          hint="If this address is on the staff, an email with a code is on its way. Its link signs you in too."
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      <Button type="submit" name="way" value={way} disabled={isPending}>
        {way === 'send' ? 'Send me a code' : 'Sign in'}
      </Button>
      {isCode && (
        <Button
          type="submit"
          name="way"
          value="send"
          variant="secondary"
          formNoValidate
          disabled={isPending}
        >
          Send another email
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsByPassword(!isByPassword)}>
        {isByPassword ? 'Use a code instead' : 'Use a password instead'}
      </Button>
    </form>
  );
}
