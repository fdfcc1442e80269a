'use client';

import { Button } from '@/components/ui/button';
import { forgetTasksPage } from '@/lib/browser/tasks/kept-page';
import { deleteAllChanges } from '@/lib/browser/tasks/waiting-store';

/** What the page of tasks kept on this phone goes with the session. */
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
