'use client';

import { useEffect } from 'react';
import { forgetTasksPage } from '@/lib/browser/tasks/kept-page';
import { deleteAllChanges } from '@/lib/browser/tasks/waiting-store';

/** `isLast` also deletes changes that haven't been sent yet. */
export function ForgetTasks({ isLast }: { isLast: boolean }) {
  useEffect(() => {
    void forgetTasksPage();
    if (isLast) void deleteAllChanges();
  }, [isLast]);
  return null;
}
