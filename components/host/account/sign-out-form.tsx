'use client';

import { Button } from '@/components/ui/button';
import { forgetTasksPage } from '@/lib/browser/tasks/kept-page';
import { deleteAllChanges } from '@/lib/browser/tasks/waiting-store';

/** Signing out also removes the tasks kept on this phone. */
export function SignOutForm() {
  return (
    <form
      method="post"
      action="/host/sign-out"
      className="host-row"
      onSubmit={() => {
        void forgetTasksPage();
        void deleteAllChanges();
      }}
    >
      <Button type="submit" name="scope" value="local">
        Sign out
      </Button>
      <Button type="submit" name="scope" value="global" variant="secondary">
        Sign out everywhere
      </Button>
    </form>
  );
}
