/** Whether a day as YYYY-MM-DD exists in the calendar. `Date` alone reads 30 February as 2 March. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
