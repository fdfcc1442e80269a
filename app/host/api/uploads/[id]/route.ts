import { uploadRoute } from '@/lib/api/upload-route';

const pass = uploadRoute('host');

export { pass as POST, pass as PATCH, pass as HEAD, pass as GET, pass as DELETE };
