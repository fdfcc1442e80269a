'use client';

import { useState, type ComponentProps } from 'react';
import { ActionButton } from './fields';
import { Button } from '@/components/ui/button';

type Props = Omit<ComponentProps<typeof ActionButton>, 'children'> & {
  children: string;
  /** What it would do; then the names of the button that does it, and of the one that does not. */
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
}: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button {...button} size={size} onClick={() => setIsAsking(true)}>
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
      <Button size={size} variant="quiet" onClick={() => setIsAsking(false)}>
        {keep}
      </Button>
    </>
  );
}
