import { openLink } from './actions';
import { OpenLinkForm } from '@/components/host/account/open-link-form';
import { getStaffMember } from '@/lib/data/staff/staff';
import { parseReturnPath } from '@/lib/domain/host/return-path';
import { consoleMetadata } from '@/lib/http/console-pages';

export const metadata = consoleMetadata('/host/auth/confirm');

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The page of a one-time link. Opening it doesn't redeem the link, because mail scanners and previews open it too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/host/auth/confirm'>) {
  const { token, next } = await searchParams;
  const member = await getStaffMember();
  return (
    <OpenLinkForm
      action={openLink}
      token={textOf(token)}
      next={parseReturnPath(next)}
      signedInAs={member?.email ?? null}
    />
  );
}
