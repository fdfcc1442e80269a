export { quote as POST } from '@/lib/api/read-routes';
