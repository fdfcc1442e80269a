import type { ReactNode } from 'react';
import { PaymentsOffBanner } from '@/components/payment/payments-off-banner';
import { arePaymentsOff } from '@/lib/shop/payments-off';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {arePaymentsOff() && <PaymentsOffBanner />}
      {children}
    </>
  );
}
