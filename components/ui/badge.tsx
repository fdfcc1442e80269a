import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

const TONES = {
  neutral: 'bg-paper-deep text-ink',
  spruce: 'bg-spruce-100 text-spruce-900',
  ember: 'bg-ember-100 text-ember-700',
  dawn: 'bg-dawn-200 text-ember-800',
  ridge: 'bg-ridge-100 text-ridge-800',
  onImage: 'bg-surface/95 text-ink shadow-card',
};

type BadgeProps = { tone?: keyof typeof TONES; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
