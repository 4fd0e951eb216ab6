import { isShown, type StoredShowing } from '@hessa/rules/lessons/showing';

/** When what is put somewhere now comes before students there: nobody missed it before. */
export function comesAt({ appearsAt }: Pick<StoredShowing, 'appearsAt'>, now: Date): Date {
  return appearsAt && appearsAt > now ? appearsAt : now;
}

/** The same of what gets another showing; null where it stands before students as it did, or goes away. */
export function comesBackAt(before: StoredShowing, next: StoredShowing, now: Date): Date | null {
  if (next.hidden || (isShown(before, now.getTime()) && isShown(next, now.getTime()))) return null;
  return comesAt(next, now);
}
