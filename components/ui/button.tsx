import Link from 'next/link';
import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/ui/class-names';

export type ButtonVariant = 'accent' | 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

// `accent` is for the one action of a page that brings a stay nearer; everything else is spruce.
const VARIANTS: Record<ButtonVariant, string> = {
  accent: 'bg-ember-600 text-white shadow-card hover:bg-ember-700 active:bg-ember-800',
  primary: 'bg-spruce-800 text-white hover:bg-spruce-700 active:bg-spruce-950',
  secondary:
    'border-[1.5px] border-spruce-800 bg-surface text-spruce-800 hover:bg-spruce-100 active:bg-spruce-200',
  quiet: 'text-spruce-800 underline-offset-4 hover:bg-spruce-100 hover:underline',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm tablet:min-h-9 tablet:px-3.5',
  medium: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
};

/** For a client leaf that must look like a button without being one of these two components. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return joinClasses(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full text-center leading-tight font-semibold transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line/70 disabled:text-ink-soft disabled:shadow-none aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(variant, size, className)} {...props} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass(variant, size, className)} {...props} />;
}
