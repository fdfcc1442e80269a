import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps = { shapes: IconNode; className?: string; isSolid?: boolean };

/** Shapes of `lucide`, not an icon of lucide-react: each of those is a client component, sent and hydrated by itself. */
export const Icon = ({ shapes, className = 'size-5', isSolid = false }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={`${isSolid ? 'icon-solid' : 'icon'} ${className}`}
    aria-hidden="true"
  >
    {shapes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
  </svg>
);
