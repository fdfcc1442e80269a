'use client';

import { useEffect } from 'react';
import { writeSession } from '@/lib/browser/storage/storage';

/** Writes one value to the session storage after each render that brings a new one. */
export function SessionRecorder({ name, value }: { name: string; value: string }) {
  useEffect(() => writeSession(name, value), [name, value]);
  return null;
}
