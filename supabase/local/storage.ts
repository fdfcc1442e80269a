/** Answers like a project without buckets: pictures are the site's own files. */
export function answerStorage(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/storage/v1/bucket' && request.method === 'GET') return Response.json([]);
  return Response.json(
    { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' },
    { status: 400 },
  );
}
