'use client';

import { useEffect } from 'react';
import { leaveStrayEntry } from '@/lib/browser/layer-history';

export function StrayEntry() {
  useEffect(leaveStrayEntry, []);
  return null;
}
