export { availability as GET } from '@/lib/api/read-routes';
