import { parseJson, withSameOrigin } from '@/lib/api/handler';
import { textResponse } from '@/lib/api/text-response';
import { sendText } from '@/lib/data/content/texts';
import { textRequestSchema } from '@/lib/schemas/text';

export const POST = withSameOrigin(async (request) =>
  textResponse(await sendText(await parseJson(request, textRequestSchema), request)),
);
