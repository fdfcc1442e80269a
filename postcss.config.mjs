/**
 * Tailwind writes a color with an opacity twice: reckoned, and for browsers that can, as a mix. Of the theme's fixed colors
 * both are the same, so the first will do; only what depends on the color of the text has to be mixed.
 */
const withoutMixes = {
  postcssPlugin: 'without-mixes',
  OnceExit(root) {
    root.walkAtRules('supports', (rule) => {
      const isMix = rule.params.includes('color-mix(');
      if (isMix && !/currentcolor/i.test(rule.toString())) rule.remove();
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', withoutMixes] };

export default config;
