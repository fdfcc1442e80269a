'use client';

import type { ReactNode } from 'react';
import { Modal } from './dialog';
import { ErrorBoundary } from '@/components/ui/page/error-boundary';
import { logFault } from '@/components/ui/page/part-boundary';
import { PartNotice } from '@/components/ui/page/part-notice';

type Props = {
  title: string;
  text: string;
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** An error boundary that replaces a failed dialog with a small one that says so. Only for code loaded on demand. */
export const DialogBoundary = ({ title, text, open = true, onClose, children }: Props) => (
  <ErrorBoundary
    onFail={logFault}
    fallback={(reset) => (
      <Modal open={open} onClose={onClose} title={title} size="small">
        <PartNotice text={text} onRetry={reset} />
      </Modal>
    )}
  >
    {children}
  </ErrorBoundary>
);
