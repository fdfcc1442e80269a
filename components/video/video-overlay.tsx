import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { CloseIcon } from '@/components/ui/icons';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { usePageShut } from '@/components/ui/use-page-shut';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useFrameSize } from './use-frame-size';
import styles from './video-overlay.module.css';

type VideoOverlayProps = {
  title: string;
  ratio: number;
  /** Takes the whole screen below 768 px. */
  fillsPhone?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The dimmed page and the frame over it. Headless UI locks the scrolling and keeps the focus inside. */
export function VideoOverlay({ title, ratio, fillsPhone, onClose, children }: VideoOverlayProps) {
  useReturnFocus();
  useBackCloses(onClose);
  const shutRef = usePageShut();
  const { width, height, hasTitleRoom, isPhone } = useFrameSize(ratio);
  const showsTitle = hasTitleRoom || (fillsPhone && isPhone);
  return (
    <Dialog
      ref={shutRef}
      open
      onClose={onClose}
      className="fixed inset-0 z-10000 on-dark outline-none"
    >
      <DialogBackdrop className={joinClasses(styles.backdrop, 'fixed inset-0 bg-spruce-950/94')} />
      <div className="fixed inset-0 grid place-items-center overflow-hidden">
        <DialogPanel className={joinClasses(styles.panel, fillsPhone && styles.fills)}>
          <DialogTitle className={showsTitle ? styles.title : 'sr-only'}>{title}</DialogTitle>
          <button type="button" aria-label="Close video" onClick={onClose} className={styles.close}>
            <CloseIcon className="size-6" />
          </button>
          <div data-video-frame className={styles.frame} style={{ width, height }}>
            {children}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
