/** The cookie with the member's color theme for the console. */
export const THEME_COOKIE = 'host-theme';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const parseTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system';
