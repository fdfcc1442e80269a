import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ProblemBoxProps = {
  title: string;
  description: string;
  action: string;
  onAct: () => void;
  link?: { href: string; text: string };
  /** More things the guest can do. */
  children?: ReactNode;
};

/** A small error message with something the guest can do. */
export function ProblemBox(props: ProblemBoxProps) {
  const { title, description, action, onAct, link, children } = props;
  return (
    <div role="alert" className="rounded-control bg-ember-100 px-4 py-3">
      <p className="font-semibold text-ember-700">{title}</p>
      <p className="text-sm">{description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={onAct}>
          {action}
        </Button>
        {link && (
          <a href={link.href} className="text-sm font-semibold underline underline-offset-4">
            {link.text}
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
