/** How many days from today a cabin's calendar reaches. */
export const CALENDAR_DAYS = 540;
