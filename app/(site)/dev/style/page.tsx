import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StyleGuide } from '@/components/style-guide/style-guide';
import { isProduction } from '@/lib/env/mode';
import { robotsOf } from '@/lib/routes';

export const metadata: Metadata = { title: 'Style', robots: robotsOf('/dev/style') };

export default function Page() {
  if (isProduction) notFound();
  return <StyleGuide />;
}
