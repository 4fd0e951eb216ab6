interface PlacedNote {
  readonly id: string;
  readonly second: number;
}

/** By the second of the video; of two at the same second always the same first. */
export function orderNotes<Note extends PlacedNote>(notes: readonly Note[]): Note[] {
  return [...notes].sort((one, other) => one.second - other.second || (one.id < other.id ? -1 : 1));
}
