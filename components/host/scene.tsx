import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type Props = { imageUrl: string; children: ReactNode };

/** What a page says where it has nothing to list, beside a picture. */
export function Scene({ imageUrl, children }: Props) {
  return (
    <div className="host-scene">
      <Picture src={imageUrl} alt="" width={384} height={256} fileWidth={384} />
      <div>{children}</div>
    </div>
  );
}
