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

/** Around a dialog: when it fails, a small one in its place says so. Only for code that is loaded on intent. */
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
