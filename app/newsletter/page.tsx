import type { Metadata } from 'next';
import { SignupPage } from '@/components/newsletter/signup-page';
import { parseSignupOutcome } from '@/lib/domain/messaging/newsletter';
import { robotsOf } from '@/lib/routes';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Mountain Insider Tips',
  robots: robotsOf('/newsletter'),
};

export default async function Page({ searchParams }: Props) {
  const { outcome } = await searchParams;
  return <SignupPage outcome={parseSignupOutcome(outcome)} />;
}
