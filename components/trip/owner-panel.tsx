'use client';

import { useEffect, useState } from 'react';
import { LazyPart } from '@/components/ui/page/lazy-part';
import { readVotes } from '@/lib/browser/api/itinerary-api';
import {
  editTokenOf,
  forgetOwnItinerary,
  rememberOwnItinerary,
} from '@/lib/browser/storage/own-itineraries';
import type { EditedItinerary } from './use-edit-form';

const loadForm = () => import('./edit-form').then((module) => module.EditForm);

const EDIT = /^#edit=([\da-f]{64})$/;

function takeEditToken(id: string): string | null {
  const fromLink = EDIT.exec(window.location.hash)?.[1];
  if (!fromLink) return editTokenOf(id);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return fromLink;
}

/** For the author of the itinerary: in the browser that made it, or by the private link. */
export function OwnerPanel({ itinerary }: { itinerary: EditedItinerary }) {
  const { id } = itinerary;
  const [editToken, setEditToken] = useState<string | null>(null);

  useEffect(() => {
    function recognize() {
      const token = takeEditToken(id);
      if (!token) return;
      readVotes(id, null, token).then(
        ({ canEdit }) => {
          if (!canEdit) return forgetOwnItinerary(id);
          rememberOwnItinerary(id, token);
          setEditToken(token);
        },
        () => undefined,
      );
    }
    recognize();
    window.addEventListener('hashchange', recognize);
    return () => window.removeEventListener('hashchange', recognize);
  }, [id]);

  if (editToken === null) return null;
  const props = { itinerary, editToken };
  return <LazyPart load={loadForm} props={props} text="The form to edit this trip didn’t load." />;
}
