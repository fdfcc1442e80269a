'use client';

import { useState, type ComponentProps } from 'react';
import { useAction, type Answer } from './use-action';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  work: () => Answer;
  onDone?: () => void;
};

/** A button that writes at once, and shows why if that is refused. */
export function ActionButton({ work, onDone, disabled, ...button }: ActionButtonProps) {
  const { isPending, error, run } = useAction();
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        {...button}
        disabled={isPending || disabled}
        onClick={() => run(work, onDone)}
      />
      {error && <small role="alert">{error}</small>}
    </>
  );
}

type ConfirmButtonProps = Omit<ActionButtonProps, 'children'> & {
  children: string;
  /** The question, the confirm label, and the cancel label. */
  question?: string;
  confirm: string;
  confirmLabel?: string;
  keep?: string;
};

/** An ActionButton that asks first. */
export function ConfirmButton({
  children,
  question,
  confirm,
  confirmLabel,
  keep = 'Keep',
  work,
  onDone,
  size = 'small',
  ...button
}: ConfirmButtonProps) {
  // Null until it was asked once: only then does a button that comes back take the focus.
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  if (!isAsking)
    return (
      <Button
        {...button}
        ref={isAsking === false ? takeFocus : undefined}
        size={size}
        onClick={() => setIsAsking(true)}
      >
        {children}
      </Button>
    );
  return (
    <>
      {question && <span>{question}</span>}
      <ActionButton
        variant="primary"
        size={size}
        aria-label={confirmLabel}
        work={work}
        onDone={() => {
          setIsAsking(false);
          onDone?.();
        }}
      >
        {confirm}
      </ActionButton>
      <Button ref={takeFocus} size={size} variant="quiet" onClick={() => setIsAsking(false)}>
        {keep}
      </Button>
    </>
  );
}
