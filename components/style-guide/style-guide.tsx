import { Demos } from './demos';
import { Primitives } from './primitives';
import { Tokens } from './tokens';

/** Every token and primitive in every state, for those who work on the site. */
export function StyleGuide() {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 pb-40 tablet:px-8 tablet:pt-12">
      <h1 className="mb-10 text-title-1 text-spruce-900">Style</h1>
      <Tokens />
      <Primitives />
      <Demos />
    </div>
  );
}
