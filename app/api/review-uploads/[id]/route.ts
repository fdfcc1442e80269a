import { uploadRoute } from '@/lib/api/upload-route';

/**
 * Like /host/api/uploads, for review photos: guests have no session, so the signature of each part is the only check.
 */
const pass = uploadRoute('guest');

export { pass as POST, pass as PATCH, pass as HEAD, pass as GET, pass as DELETE };
