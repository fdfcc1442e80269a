import type { ReactNode } from 'react';
import { Checkout } from '@/components/booking/checkout';

export default function Layout({ children }: { children: ReactNode }) {
  return <Checkout step={0}>{children}</Checkout>;
}
