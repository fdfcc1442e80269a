import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

type NoticeProps = {
  title: string;
  tone?: 'empty' | 'error';
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
  action?: ReactNode;
  children?: ReactNode;
};

/** An empty or error state: what happened, and what to do. An error is announced. */
export function Notice({
  title,
  tone = 'empty',
  headingLevel: Heading = 'p',
  className,
  action,
  children,
}: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={joinClasses(
        'rounded-card px-6 py-12 text-center',
        tone === 'error' ? 'bg-ember-100/70' : 'bg-paper-deep',
        className,
      )}
    >
      <Heading
        className={joinClasses(
          'font-display font-semibold text-balance',
          Heading === 'h1' ? 'text-title-1' : 'text-title-3',
        )}
      >
        {title}
      </Heading>
      {children && (
        <div className="mx-auto mt-3 max-w-prose text-pretty text-ink-soft">{children}</div>
      )}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
