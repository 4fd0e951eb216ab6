interface CourseFacts {
  readonly doneCount: number;
  readonly next: { readonly isBegun: boolean } | null;
}

/** Nothing is gone on with of which nothing was begun. */
export function isCourseBegun({ doneCount, next }: CourseFacts): boolean {
  return doneCount > 0 || next?.isBegun === true;
}
