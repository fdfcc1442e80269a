import { uploadRoute } from '@/lib/api/upload-route';

/** As /host/api/uploads, for the photographs of reviews: without a session, the signature of each part is all that counts. */
const pass = uploadRoute('guest');

export { pass as POST, pass as PATCH, pass as HEAD, pass as GET, pass as DELETE };
