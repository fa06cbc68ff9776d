/** Whether a day as YYYY-MM-DD stands in the calendar. A clock alone takes 30 February for 2 March. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
