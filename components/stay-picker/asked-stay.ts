import type { ReactNode } from 'react';
import type { ShownTotal } from './shown-total';

/** The stay that a page's address asks for, as the server priced it for the first paint. */
export type AskedStay = ShownTotal & {
  /** Line by line; made by the server, so that its code need not travel. */
  price: ReactNode;
};
