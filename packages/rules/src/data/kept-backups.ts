const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Which of the backups taken at these moments stay: the last of each of the newest seven days, four weeks and twelve
 * months that have one. Counted in what there is, so that a machine that was off for a month loses nothing by it.
 */
export function keptBackups(moments: readonly Date[]): Set<Date> {
  const newestFirst = [...moments].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set<Date>();
  const keepLastOf = (nameOf: (moment: Date) => string, count: number) => {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const name = nameOf(moment);
      if (seen.has(name)) continue;
      if (seen.size === count) return;
      seen.add(name);
      kept.add(moment);
    }
  };
  keepLastOf((moment) => moment.toISOString().slice(0, 10), DAYS);
  keepLastOf(weekOf, WEEKS);
  keepLastOf((moment) => moment.toISOString().slice(0, 7), MONTHS);
  return kept;
}

/** Weeks begin on Saturday, as they do in Egypt; the first of January 1970 was a Thursday. */
function weekOf(moment: Date): string {
  return String(Math.floor((moment.getTime() / DAY_MS + 5) / 7));
}
