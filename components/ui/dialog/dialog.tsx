'use client';

import { X } from 'lucide';
import { LazyMotion, domMin, m } from 'framer-motion';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { ModalLayer } from './modal-layer';
import { useSheetMotion } from './use-sheet-motion';

type ModalSize = 'small' | 'medium' | 'large' | 'wide';

/**
 * `footer` stays in view below the scrolling content; while `isLocked`, nothing closes the dialog. With `isTall` the
 * height is the same whatever the content is, so that nothing moves under the pointer.
 */
type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: ModalSize;
  footer?: ReactNode;
  isLocked?: boolean;
  isTall?: boolean;
  children: ReactNode;
};

const SIZES: Record<ModalSize, string> = {
  small: 'tablet:max-w-md',
  medium: 'tablet:max-w-xl',
  large: 'tablet:max-w-3xl',
  wide: 'tablet:max-w-3xl laptop:max-w-5xl',
};

type HeadProps = Pick<ModalProps, 'title' | 'description' | 'onClose' | 'isLocked'> & {
  handle: ReturnType<typeof useSheetMotion>['handle'];
  titleId: string;
  descriptionId: string;
};

/** The header of the dialog, by which the sheet is dragged on phones. */
function Head(props: HeadProps) {
  const { handle, title, titleId, description, descriptionId, onClose, isLocked } = props;
  return (
    <div
      {...handle}
      className="relative flex touch-none items-start gap-4 border-b border-line px-5 pt-[max(1.5rem,calc(env(safe-area-inset-top)+1rem))] pb-4 before:absolute before:top-[max(0.5rem,env(safe-area-inset-top))] before:left-1/2 before:h-1 before:w-10 before:-translate-x-1/2 before:rounded-full before:bg-line tablet:px-7 tablet:before:hidden low:pt-1.5 low:pb-0 low:before:hidden short:pt-4 short:pb-1.5"
    >
      <div className="min-w-0 grow">
        <h2 id={titleId} className="text-2xl leading-tight font-semibold low:text-lg short:text-xl">
          {title}
        </h2>
        {description && (
          <p id={descriptionId} className="mt-1 text-sm text-ink-soft low:sr-only short:mt-0">
            {description}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        data-close
        aria-disabled={isLocked || undefined}
        onClick={onClose}
        className="-mt-1.5 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      >
        <Icon shapes={X} />
      </button>
    </div>
  );
}

function OpenModal({
  onClose,
  title,
  description,
  size = 'medium',
  footer,
  isLocked = false,
  isTall = false,
  children,
}: Omit<ModalProps, 'open'>) {
  const titleId = useId();
  const descriptionId = useId();
  const { close, pull, panel, backdrop, handle } = useSheetMotion(onClose, isLocked);
  return (
    <LazyMotion features={domMin} strict>
      <ModalLayer
        labelledBy={titleId}
        describedBy={description ? descriptionId : undefined}
        onDismiss={close}
        isLocked={isLocked}
        className="fixed inset-0 z-50 outline-none"
      >
        <m.div {...backdrop} aria-hidden className="fixed inset-0 touch-none bg-spruce-950/60" />
        <div className="fixed inset-0 flex items-end justify-center overflow-hidden tablet:items-center tablet:p-6">
          <m.div style={{ y: pull }} className={joinClasses('w-full', SIZES[size])}>
            <m.div {...panel}>
              <div
                data-panel={size}
                className={joinClasses(
                  'flex w-full flex-col overflow-hidden bg-paper shadow-raised tablet:rounded-card [@media(height<20rem)]:overflow-y-auto',
                  // A small dialog is only as tall as its content, and leaves room for a toast above it.
                  size === 'small'
                    ? 'max-h-dvh rounded-t-card [@media(height>=32rem)]:max-h-[calc(100dvh-5.5rem)]'
                    : 'h-dvh',
                  isTall
                    ? 'tablet:h-[min(calc(100dvh-3rem),46.5rem)] laptop:h-[min(calc(100dvh-3rem),42rem)]'
                    : 'tablet:h-auto tablet:max-h-[calc(100dvh-3rem)]',
                )}
              >
                <Head
                  handle={handle}
                  title={title}
                  titleId={titleId}
                  description={description}
                  descriptionId={descriptionId}
                  onClose={close}
                  isLocked={isLocked}
                />
                {/* At 400 % zoom there is no room between header and footer, so everything scrolls. */}
                <div className="grow overflow-y-auto overscroll-contain px-5 py-5 tablet:px-7 low:py-1.5 short:py-1 [@media(height<20rem)]:shrink-0 [@media(height<20rem)]:overflow-visible">
                  {children}
                </div>
                {footer && (
                  <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-7 low:pt-1 low:pb-[max(0.25rem,env(safe-area-inset-bottom))] short:pt-2 short:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
                    {footer}
                  </div>
                )}
              </div>
            </m.div>
          </m.div>
        </div>
      </ModalLayer>
    </LazyMotion>
  );
}

/**
 * A sheet from the bottom below 768 px, which can be pulled away, a centered window above. Import it only from code
 * that is loaded on intent: it brings the motion along. Toasts stay reachable over it.
 */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}
