import { Button, type ButtonVariant } from '@/components/ui/button';

type Props = { action: string; token: string; label: string; variant?: ButtonVariant };

/** A plain form, so that a mail scanner that opens the page confirms nothing. */
export function TokenForm({ action, token, label, variant }: Props) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="from" value="page" />
      <Button type="submit" variant={variant} size="large">
        {label}
      </Button>
    </form>
  );
}
