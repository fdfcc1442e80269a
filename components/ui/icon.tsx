import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps = { shapes: IconNode; className?: string; isSolid?: boolean };

const isPath = ([tag]: IconNode[number]) => tag === 'path';

/** All paths as one: a path's first move, where it is relative, counts from the corner. */
const joinPaths = (shapes: IconNode) =>
  shapes
    .filter(isPath)
    .map(([, { d }]) => String(d).replace(/^m/, 'M0 0m'))
    .join('');

/** Shapes of `lucide`, not an icon of lucide-react: each of those is a client component, sent and hydrated by itself. */
export const Icon = ({ shapes, className = 'size-5', isSolid = false }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={`${isSolid ? 'icon-solid' : 'icon'} ${className}`}
    aria-hidden="true"
  >
    <path d={joinPaths(shapes)} />
    {shapes.map((shape, key) => !isPath(shape) && createElement(shape[0], { ...shape[1], key }))}
  </svg>
);
