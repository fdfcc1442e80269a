import type { Metadata } from 'next';
import { SignupPage } from '@/components/newsletter/signup-page';
import { parseSignupOutcome } from '@/lib/domain/messaging/newsletter';
import { robotsOf } from '@/lib/http/routes';
import { shop } from '@/lib/shop/shop';

export const generateMetadata = (): Metadata => ({
  title: shop().letterName,
  robots: robotsOf('/newsletter'),
});

export default async function Page({ searchParams }: PageProps<'/newsletter'>) {
  const { outcome } = await searchParams;
  return <SignupPage outcome={parseSignupOutcome(outcome)} />;
}
