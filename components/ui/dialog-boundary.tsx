'use client';

import type { ReactNode } from 'react';
import { Modal } from './dialog';
import { PartBoundary } from './part-boundary';

type Props = {
  title: string;
  text: string;
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** An error boundary that replaces a failed dialog with a small one that says so. Only for code loaded on demand. */
export const DialogBoundary = ({ title, text, open = true, onClose, children }: Props) => (
  <PartBoundary
    text={text}
    frame={(notice) => (
      <Modal open={open} onClose={onClose} title={title} size="small">
        {notice}
      </Modal>
    )}
  >
    {children}
  </PartBoundary>
);
