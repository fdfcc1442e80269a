'use client';

import { usePathname } from 'next/navigation';
import { PageError } from '@/components/host/shell/page-error';

export default function HostError({ retry }: { retry: () => void }) {
  return <PageError path={usePathname()} retry={retry} />;
}
