import process from 'node:process';
import type { PictureRules } from '../domain/values/parse-picture-address.ts';
import { listImageHosts } from './image-hosts.ts';
import { hasNoServer } from './serving.ts';

export const pictureRules = (): PictureRules => ({
  hasShortAddresses: !hasNoServer(),
  hosts: listImageHosts(process.env),
});
