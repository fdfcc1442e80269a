import { buttonClass } from '@/components/ui/button';

export const BAR_PRICE_CLASS =
  'block font-display text-[1.0625rem] leading-tight font-semibold text-spruce-900 tabular-nums';
export const BAR_DETAIL_CLASS = 'text-xs text-ink-soft';
export const BAR_BUTTON_CLASS = buttonClass('accent', 'medium', 'shrink-0 px-4 mobile:px-6');
