import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { shop } from '@/lib/shop/shop';
import styles from './scene.module.css';

type Props = { imageUrl: string; children: ReactNode };

/** What a page says where it has nothing to list, beside a picture. */
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
