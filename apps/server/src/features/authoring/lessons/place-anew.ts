interface Dated {
  readonly appearsAt: Date | null;
}

/** What a lesson that is put into a unit now begins with: seen from the later of their days on, and never away. */
export function placeAnew(lesson: Dated, unit: Dated, now: Date) {
  const moments = [now, lesson.appearsAt, unit.appearsAt].map((moment) => moment?.getTime() ?? 0);
  return { placedAt: new Date(Math.max(...moments)), goneFrom: null, goneUntil: null };
}
