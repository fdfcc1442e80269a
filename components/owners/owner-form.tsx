'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { STEPS } from './check-step';
import { ConsentStep } from './consent-step';
import { STEP_FORMS } from './form-steps';
import { paths } from '@/lib/http/paths';
import { useOwnerForm } from './use-owner-form';

function OwnerThanks({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused form is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status" className="rounded-card bg-spruce-100 p-5 tablet:p-8">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 text-title-3 text-spruce-900 outline-none"
      >
        Got your application!
      </h2>
      <p className="mt-3 max-w-prose wrap-anywhere">
        {`Check ${email} for a confirmation. I read every application myself, and you’ll hear back within a week.`}
      </p>
      <ButtonLink href={paths.cabins()} variant="secondary" className="mt-6">
        See the cabins
      </ButtonLink>
    </div>
  );
}

const NO_CONSENT = 'Please agree, so I can keep what you wrote and write back';
const CONSENT_TITLE = 'Look it over and send it';
const COUNT = STEPS.length + 1;
const NAMES = [...STEPS.map((step) => STEP_FORMS[step].name), 'Send'];

/** A form of several steps; the draft stays in the browser until it is sent. */
export function OwnerForm() {
  const owner = useOwnerForm();
  const { draft, errors, step, stepIndex } = owner;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(stepIndex);
  const [lacksConsent, setLacksConsent] = useState(false);

  useEffect(() => {
    if (shownStep.current === stepIndex) return;
    shownStep.current = stepIndex;
    heading.current?.focus();
  }, [stepIndex]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!step) {
      sendWhenAgreed(new FormData(event.currentTarget));
      return;
    }
    const wrong = owner.next();
    if (wrong) form.current?.querySelector<HTMLElement>(`#${wrong}`)?.focus();
  }

  function sendWhenAgreed(answers: FormData) {
    const isAgreed = answers.get('consent') !== null;
    setLacksConsent(!isAgreed);
    if (!isAgreed) form.current?.querySelector<HTMLElement>('#consent')?.focus();
    else if (owner.state !== 'sending') void owner.send(String(answers.get('website') ?? ''));
  }

  if (owner.state === 'sent') return <OwnerThanks email={draft.email} />;
  const shown = step && STEP_FORMS[step];
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      data-needs-script
      className="grid gap-6"
    >
      <div>
        <StepBar current={stepIndex} />
        <p className="mt-6 eyebrow text-ember-700">{`Step ${stepIndex + 1} of ${COUNT}`}</p>
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-title-3 text-spruce-900 outline-none">
          {shown ? shown.title : CONSENT_TITLE}
        </h2>
      </div>
      {shown ? (
        <shown.Fields draft={draft} errors={errors} onChange={owner.change} />
      ) : (
        <ConsentStep draft={draft} error={lacksConsent ? NO_CONSENT : null} />
      )}
      {owner.problem && (
        <p role="alert" className="font-medium text-ember-700">
          {owner.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {stepIndex > 0 && (
          <Button variant="secondary" onClick={owner.back}>
            Back
          </Button>
        )}
        <Button type="submit" variant={step ? 'primary' : 'accent'} className="grow tablet:grow-0">
          {submitLabel(Boolean(step), owner.state === 'sending')}
        </Button>
      </div>
    </form>
  );
}

function StepBar({ current }: { current: number }) {
  return (
    <ol aria-label="Steps of the application" className="grid grid-cols-4 gap-2 text-sm">
      {NAMES.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={joinClasses(
            'border-t-4 pt-1.5',
            index <= current ? 'border-spruce-800' : 'border-line text-ink-soft',
            index === current && 'font-semibold',
          )}
        >
          {name}
          {index < current && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}

function submitLabel(hasMore: boolean, isSending: boolean): string {
  if (hasMore) return 'Continue';
  return isSending ? 'Sending...' : 'Send my application';
}
