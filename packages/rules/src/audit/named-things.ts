/** What events speak of by a number and people know by a name. */
export type NamedThing = 'course' | 'unit' | 'lesson' | 'resource' | 'book' | 'batch';

const BY_FIELD: Readonly<Record<string, NamedThing>> = {
  course: 'course',
  courseId: 'course',
  unit: 'unit',
  unitId: 'unit',
  lesson: 'lesson',
  lessonId: 'lesson',
  quiz: 'lesson',
  resource: 'resource',
  book: 'book',
  batch: 'batch',
  batchId: 'batch',
};

const BY_KIND_AND_FIELD: Readonly<Record<string, NamedThing>> = {
  'units.ordered order': 'unit',
  'lessons.ordered order': 'lesson',
  'resources.ordered order': 'resource',
  'course.duplicated from': 'course',
  'lesson.duplicated from': 'lesson',
};

/** What the number in a field of an event is the number of, or null where it is a number and nothing else. */
export function thingNamedBy(eventKind: string, field: string): NamedThing | null {
  return BY_FIELD[field] ?? BY_KIND_AND_FIELD[`${eventKind} ${field}`] ?? null;
}

/** The key of a thing's name on a page of events. */
export function thingKey(thing: NamedThing, id: number): string {
  return `${thing} ${id}`;
}

/** Every thing that an event speaks of, also in what was before and after. */
export function thingsNamed(eventKind: string, details: Readonly<Record<string, unknown>>): [NamedThing, number][] {
  return Object.entries(details).flatMap(([field, value]): [NamedThing, number][] => {
    if ((field === 'before' || field === 'after') && isFields(value)) return thingsNamed(eventKind, value);
    const thing = thingNamedBy(eventKind, field);
    const ids = Array.isArray(value) ? value : [value];
    return thing ? ids.filter((id): id is number => typeof id === 'number').map((id) => [thing, id]) : [];
  });
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
