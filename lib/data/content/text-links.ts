import 'server-only';
import { paths } from '@/lib/http/paths';
import { textLinkSchema, textTokenSchema, type TextLink } from '@/lib/schemas/text';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/** The content of a texted link; null when it is unknown or has expired. */
export async function openTextLink(token: string): Promise<TextLink | null> {
  const answer = expectData(await adminClient().rpc('open_text_link', { p_token: token }));
  // The generated type doesn't know that there may be no such link.
  return (answer as unknown) === null ? null : textLinkSchema.parse(answer);
}

/** The path of this site that a texted link opens: its cabin, else the list. */
export async function textLinkTarget(token: string): Promise<string> {
  if (!textTokenSchema.safeParse(token).success) return paths.cabins();
  const link = await openTextLink(token);
  if (link === null) return paths.cabins();
  if (link.slug === null) return paths.cabins(new URLSearchParams({ link: token }).toString());
  const { slug, check_in: checkIn, check_out: checkOut, guests } = link;
  return paths.cabin(slug, { checkIn, checkOut, guests, link: token });
}
