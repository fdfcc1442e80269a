'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/browser/api';
import { createItinerary } from '@/lib/browser/itinerary-api';
import { rememberOwn } from '@/lib/browser/own-itineraries';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/paths';

type Props = { cabinIds: readonly string[]; criteria: SearchCriteria };

const MOST = 20;
const TITLE = 'Cabins we are looking at';

/** Makes a page for the group out of the saved cabins, and goes there. */
export function ShareListButton({ cabinIds, criteria }: Props) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { checkIn, checkOut, guests } = criteria;

  async function share() {
    setIsBusy(true);
    try {
      const dates = checkIn && checkOut ? { check_in: checkIn, check_out: checkOut } : {};
      const cabins = cabinIds.slice(0, MOST);
      const key = await createItinerary({ title: TITLE, ...dates, guests, cabins });
      rememberOwn(key.id, key.editToken);
      router.push(paths.sharedItinerary(key.id));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0;
      toast({
        title: 'The list was not shared',
        description: isRefused ? error.message : 'Check your connection and try again.',
        tone: 'destructive',
      });
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" disabled={isBusy} onClick={() => void share()}>
      {isBusy ? 'Sharing…' : 'Share this list'}
    </Button>
  );
}
