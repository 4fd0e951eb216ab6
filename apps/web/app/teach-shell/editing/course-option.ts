interface OfferedCourse {
  id: number;
  name: string;
  active: boolean;
}

/** A course in a list to choose from, which says of a draft that students don't see it yet. */
export function courseOption({ id, name, active }: OfferedCourse): { value: string; label: string } {
  return { value: String(id), label: active ? name : `${name} (لسه مش منشور)` };
}
