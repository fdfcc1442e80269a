import type { ComponentProps } from 'react';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { PageOpening } from './page-opening';

type Props = Omit<ComponentProps<typeof PageOpening>, 'color'>;

/** The opening of a page; on wide screens a print hangs beside it. */
export const PageHeader = (props: Props) => (
  <PageOpening {...props} color={props.imageUrl && pictureColor(props.imageUrl)} />
);
