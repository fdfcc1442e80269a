import Link from 'next/link';
import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/ui/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-spruce-800 text-white hover:bg-spruce-900 active:bg-spruce-950',
  secondary: 'border border-spruce-800 bg-white text-spruce-800 hover:bg-spruce-50',
  quiet: 'text-spruce-800 underline-offset-4 hover:bg-spruce-50 hover:underline',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm tablet:min-h-9 tablet:px-3.5',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

/** For a client leaf that must look like a button without being one of these two components. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return joinClasses(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
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
