import Link from 'next/link';
import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/ui/class-names';

export type ButtonVariant = 'accent' | 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'small' | 'medium' | 'large';

/** For elements that look like a button but are neither component. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return joinClasses(`btn btn-${variant} btn-${size}`, className);
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
