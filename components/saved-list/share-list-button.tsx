'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { serverMessage } from '@/lib/browser/api/fetch-json';
import { createItinerary } from '@/lib/browser/api/itinerary-api';
import { rememberOwnItinerary } from '@/lib/browser/storage/own-itineraries';
import { MAX_ITINERARY_CABINS } from '@/lib/domain/trip/itinerary';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/http/paths';

type Props = { cabinIds: readonly string[]; criteria: SearchCriteria };

const TITLE = 'Cabins we’re looking at';

/** Creates a shared itinerary from the saved cabins and opens it. */
export function ShareListButton({ cabinIds, criteria }: Props) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { checkIn, checkOut, guests } = criteria;

  async function share() {
    setIsBusy(true);
    try {
      const dates = checkIn && checkOut ? { check_in: checkIn, check_out: checkOut } : {};
      const cabins = cabinIds.slice(0, MAX_ITINERARY_CABINS);
      const key = await createItinerary({ title: TITLE, ...dates, guests, cabins });
      rememberOwnItinerary(key.id, key.editToken);
      router.push(paths.sharedItinerary(key.id));
    } catch (error) {
      toast({
        title: 'Your list wasn’t shared',
        description: serverMessage(error, 'Check your connection and try again.'),
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
