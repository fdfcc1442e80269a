import { z } from 'zod';
import { getHeldBooking, letGoOfDates } from '@/lib/data/held-bookings';
import { readForm, seeOther } from '@/lib/http/form';
import { route } from '@/lib/http/route';
import { limitVisitor } from '@/lib/http/limit-visitor';
import { paths } from '@/lib/paths';

const tokenSchema = z.string().regex(/^[\w-]{32,200}$/);

/** A guest who has not paid wants other dates: these are given back at once. */
export const POST = route(async (request) => {
  const token = tokenSchema.safeParse((await readForm(request)).token);
  await limitVisitor(request, 'booking-release');
  const held = token.success ? await getHeldBooking(token.data, new Date()) : null;
  if (!held) return seeOther(paths.cabins());
  await letGoOfDates(held.token, request);
  return seeOther(paths.booking({ slug: held.slug, ...held.stay, ...held.party }));
});
