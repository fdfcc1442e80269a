'use client';

import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { CloseIcon } from '@/components/ui/icons';

export type ModalSize = 'small' | 'medium' | 'large';

/** `footer` stays in view below the scrolling content. */
type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: ModalSize;
  footer?: ReactNode;
  children: ReactNode;
};

const SIZES: Record<ModalSize, string> = {
  small: 'tablet:max-w-md',
  medium: 'tablet:max-w-xl',
  large: 'tablet:max-w-3xl',
};

/** Headless UI cannot know the button that was pressed before its own code was there: it is remembered here. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [opener]);
}

function OpenModal({
  onClose,
  title,
  description,
  size = 'medium',
  footer,
  children,
}: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return (
    <Dialog static open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-spruce-950/60 transition-opacity duration-200 starting:opacity-0" />
      <div className="fixed inset-0 flex items-end justify-center tablet:items-center tablet:p-6">
        <DialogPanel
          className={joinClasses(
            'flex h-dvh w-full flex-col bg-paper shadow-raised transition duration-300 ease-out tablet:h-auto tablet:max-h-[calc(100dvh-3rem)] tablet:rounded-card starting:translate-y-full tablet:starting:translate-y-4 tablet:starting:opacity-0',
            SIZES[size],
          )}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 pt-[max(1rem,env(safe-area-inset-top))] pb-4 tablet:px-7 tablet:pt-6">
            <div className="min-w-0 grow">
              <DialogTitle className="text-2xl leading-tight font-semibold">{title}</DialogTitle>
              {description && (
                <Description className="mt-1 text-sm text-ink-soft">{description}</Description>
              )}
            </div>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mt-1.5 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink"
            >
              <CloseIcon />
            </button>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-5 tablet:px-7">
            {children}
          </div>
          {footer && (
            <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-7">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/**
 * A sheet over the whole screen below 768 px, a centered window above. Import it only from code that is loaded on
 * intent: it brings Headless UI along. Toasts stay reachable, since they live outside the page's root.
 */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}
