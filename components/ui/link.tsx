import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

/** Fetches its page when it is followed, and not before: most links of a page never are. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}

type TextLinkProps = { href: string; children: ReactNode };

/** A link within a text. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <Link href={href} className="link">
      {children}
    </Link>
  );
}

/** Opens a new tab, and says so to a screen reader. */
export function ExternalLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noreferrer" {...link}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
