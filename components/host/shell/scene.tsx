import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { shop } from '@/lib/shop/shop';
import styles from './scene.module.css';

type Props = { imageUrl: string; children: ReactNode };

/** An illustrated message for a page with nothing to list. */
export function Scene({ imageUrl, children }: Props) {
  return (
    <div className={styles.scene}>
      {shop().showsSmokies && (
        <Picture src={imageUrl} alt="" width={384} height={256} fileWidth={384} />
      )}
      <div>{children}</div>
    </div>
  );
}
