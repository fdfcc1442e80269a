import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StyleGuide } from '@/components/style-guide/style-guide';
import { isProduction } from '@/lib/env/mode';

export const metadata: Metadata = { title: 'Style', robots: { index: false, follow: false } };

export default function Page() {
  if (isProduction) notFound();
  return <StyleGuide />;
}
