export { availability as GET } from '@/lib/http/read-routes';
