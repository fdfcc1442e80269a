import { VIDEO_FRAME } from '@/lib/page/video-frame';

export const dynamic = 'force-static';

/** Its policy, which is what makes it safe, stands with the other headers (lib/csp/security-headers.ts). */
export const GET = () =>
  new Response(VIDEO_FRAME, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
