import { Button } from '@/components/ui/button';

export function SignOutButtons() {
  return (
    <form method="post" action="/host/sign-out" className="host-row">
      <Button type="submit" name="scope" value="local">
        Sign out
      </Button>
      <Button type="submit" name="scope" value="global" variant="secondary">
        Sign out everywhere
      </Button>
    </form>
  );
}
