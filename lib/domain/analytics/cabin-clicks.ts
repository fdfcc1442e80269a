/** A row of the function `get-cabin-stats` (product §3.2). */
export type CabinStats = {
  property_id: string;
  views_today: number;
  views_last_7_days: number;
  views_last_31_days: number;
  last_viewed: string | null;
};

export type CabinClicks = {
  property_id: string;
  clicks_today: number;
  clicks_this_week: number;
  clicks_this_month: number;
  last_clicked: string | null;
};

/** Converts the statistics to the names that pages use (product §3.2). */
export const toCabinClicks = (stats: CabinStats): CabinClicks => ({
  property_id: stats.property_id,
  clicks_today: stats.views_today,
  clicks_this_week: stats.views_last_7_days,
  clicks_this_month: stats.views_last_31_days,
  last_clicked: stats.last_viewed,
});
