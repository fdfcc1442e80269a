import type { Metadata } from 'next';
import { SignupPage } from '@/components/newsletter/signup-page';
import { parseSignupOutcome } from '@/lib/domain/messaging/newsletter';
import { robotsOf } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Mountain Insider Tips',
  robots: robotsOf('/newsletter'),
};

export default async function Page({ searchParams }: PageProps<'/newsletter'>) {
  const { outcome } = await searchParams;
  return <SignupPage outcome={parseSignupOutcome(outcome)} />;
}
