export { default } from '../booking/layout';
