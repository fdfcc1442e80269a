import process from 'node:process';
import type { PictureRules } from '../domain/values/parse-picture-url.ts';
import { listImageHosts } from './image-hosts.ts';
import { hasNoServer } from './serving.ts';

export const pictureRules = (): PictureRules => ({
  hasShortUrls: !hasNoServer(),
  hosts: listImageHosts(process.env),
});
