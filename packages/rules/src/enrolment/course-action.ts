export type CourseAction = 'checking' | 'continue' | 'start-free' | 'contact-or-code';

/** What the action area of a course page offers. */
export function courseAction(enrolled: boolean | 'checking', isFree: boolean): CourseAction {
  if (enrolled === 'checking') return 'checking';
  if (enrolled) return 'continue';
  return isFree ? 'start-free' : 'contact-or-code';
}
