/**
 * Tailwind writes a color with an opacity twice: reckoned, and for browsers that can, as a mix. The mix alone follows the
 * colors that the host has chosen, and every browser that Tailwind supports can mix; so it takes the place of the other.
 * What depends on the color of the text stays as it is.
 */
const mixesAlone = {
  postcssPlugin: 'mixes-alone',
  OnceExit(root) {
    root.walkAtRules('supports', (supports) => {
      const isMix = supports.params.includes('color-mix(');
      if (!isMix || /currentcolor/i.test(supports.toString())) return;
      supports.walkDecls((mix) => {
        const { selector } = mix.parent;
        const reckoned = supports.parent.nodes
          .slice(0, supports.parent.index(supports))
          .findLast((rule) => rule.selector === selector)
          ?.nodes?.find(({ prop }) => prop === mix.prop);
        if (reckoned) reckoned.value = mix.value;
      });
      supports.remove();
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', mixesAlone] };

export default config;
