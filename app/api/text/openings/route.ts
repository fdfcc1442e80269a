import { parseJson, withSameOrigin } from '@/lib/api/handler';
import { textResponse } from '@/lib/api/text-response';
import { watchOpenings } from '@/lib/data/content/texts';
import { openingWatchSchema } from '@/lib/schemas/opening-watch';

export const POST = withSameOrigin(async (request) =>
  textResponse(await watchOpenings(await parseJson(request, openingWatchSchema), request)),
);
