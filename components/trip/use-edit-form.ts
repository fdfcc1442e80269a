import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import { toast } from '@/components/ui/toast-store';
import { serverMessage } from '@/lib/browser/api/fetch-json';
import { changeItinerary, revokeItinerary } from '@/lib/browser/api/itinerary-api';
import { forgetOwnItinerary } from '@/lib/browser/storage/own-itineraries';
import { parseStay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/http/paths';
import { DATES_PROBLEMS } from './check-wishes';

export type EditedItinerary = {
  id: string;
  title: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  hasPlan: boolean;
  cabins: readonly { id: string; title: string }[];
};

const FAILED = 'That didn’t save. Check your connection and try again.';

function datesError({ checkIn, checkOut, hasPlan }: EditedItinerary): string | null {
  if (checkIn === '' && checkOut === '') return hasPlan ? 'Pick dates for your plan.' : null;
  const parsed = parseStay(checkIn, checkOut);
  return parsed.ok ? null : DATES_PROBLEMS[parsed.problem];
}

/** The draft of a shared trip, and what saves it or takes its page down. */
export function useEditForm(itinerary: EditedItinerary, editToken: string) {
  const router = useRouter();
  const [draft, setDraft] = useState(itinerary);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { id } = itinerary;
  const change = (part: Partial<EditedItinerary>) => setDraft((before) => ({ ...before, ...part }));

  async function attempt(action: () => Promise<void>) {
    setIsBusy(true);
    setError(null);
    try {
      await action();
    } catch (cause) {
      setError(serverMessage(cause, FAILED));
    }
    setIsBusy(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = draft.title.trim() === '' ? 'Give your trip a name.' : datesError(draft);
    if (problem) {
      setError(problem);
      return;
    }
    const { title, checkIn, checkOut, guests, cabins } = draft;
    const parsed = parseStay(checkIn, checkOut);
    const dates = parsed.ok
      ? { check_in: parsed.stay.checkIn, check_out: parsed.stay.checkOut }
      : {};
    void attempt(async () => {
      const ids = cabins.map((cabin) => cabin.id);
      await changeItinerary({ id, editToken }, { title, ...dates, guests, cabins: ids });
      toast({ title: 'Saved', description: 'Your group can see it now.', tone: 'success' });
      router.refresh();
    });
  }

  const revoke = () =>
    attempt(async () => {
      await revokeItinerary({ id, editToken });
      forgetOwnItinerary(id);
      toast({ title: 'Taken down', description: 'That link won’t work anymore.' });
      router.push(paths.plan);
    });

  return { draft, change, error, isBusy, submit, revoke };
}
