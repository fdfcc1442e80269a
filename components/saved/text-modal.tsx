'use client';

import type { ReactNode } from 'react';
import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { TextForm } from './text-form';
import { useKeyboardInset } from './use-keyboard-inset';
import { useTextRequest } from './use-text-request';

type Props = {
  title: string;
  description: string;
  /** What the button of the form says. */
  action: string;
  purpose: Parameters<typeof useTextRequest>[0];
  send: Parameters<typeof useTextRequest>[1];
  picture?: ReactNode;
  /** What takes the form's place once the text is sent. */
  sent: ReactNode;
  /** What is below the form. */
  children?: ReactNode;
  onClose: () => void;
};

function TextRequest({ title, description, action, purpose, send, ...props }: Props) {
  const request = useTextRequest(purpose, send);
  const { phase } = request.state;
  const keyboard = useKeyboardInset();
  return (
    <Modal
      open
      onClose={props.onClose}
      isLocked={phase === 'sending'}
      title={title}
      description={description}
      size="small"
    >
      {phase === 'sent' ? (
        props.sent
      ) : (
        <div style={{ paddingBottom: keyboard }}>
          {props.picture}
          <TextForm action={action} request={request} />
          {props.children}
        </div>
      )}
    </Modal>
  );
}

/** A dialog that asks for a phone number to text; `problem` says that it didn't open. */
export const TextModal = ({ problem, ...props }: Props & { problem: string }) => (
  <DialogBoundary title={props.title} text={problem} onClose={props.onClose}>
    <TextRequest {...props} />
  </DialogBoundary>
);
