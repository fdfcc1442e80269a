import type { BreadcrumbList } from 'schema-dts';

type Crumb = { name: string; path: string };

export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
