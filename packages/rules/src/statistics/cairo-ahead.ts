const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Law 24 of 2023 brought summer time back; there was none in the seven years before it. */
const SUMMERS_SINCE = 2023;
const [APRIL, OCTOBER] = [3, 9];
const [THURSDAY, FRIDAY] = [4, 5];

/**
 * How far Egypt's clocks are ahead of UTC. By the law and not by `Intl`, whose first use in a page takes a cheap phone a
 * tenth of a second; the tests hold it against `Intl`, so a law that changes is heard of with the next update of Node.
 */
export function cairoAheadMs(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const isSummer =
    year >= SUMMERS_SINCE &&
    // From the first minute of the last Friday in April to the last one of the last Thursday in October.
    moment >= lastInMonth(year, APRIL, FRIDAY) - 2 * HOUR_MS &&
    moment < lastInMonth(year, OCTOBER, THURSDAY) + 21 * HOUR_MS;
  return (isSummer ? 3 : 2) * HOUR_MS;
}

/** The last such weekday of a month, as it begins in UTC. */
function lastInMonth(year: number, month: number, weekday: number): number {
  const end = Date.UTC(year, month + 1, 0);
  return end - ((new Date(end).getUTCDay() - weekday + 7) % 7) * DAY_MS;
}
