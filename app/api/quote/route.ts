export { quote as POST } from '@/lib/http/read-routes';
