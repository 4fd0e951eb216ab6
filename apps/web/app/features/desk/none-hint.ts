import type { DeskSearch } from '@hessa/rules/desk/desk-search';

/** What to look at again when no card was found: of a number alone the number, of anything else the letters. */
export function noneHint({ code, serial }: Pick<DeskSearch, 'code' | 'serial'>): string {
  if (code !== null) return 'راجع الحروف: مفيش في الأكواد O ولا I ولا L ولا صفر ولا واحد.';
  if (serial !== null) return 'راجع رقم الكارت: هو الأرقام المطبوعة جنب № على الكارت نفسه.';
  return 'الكود من ٨ حروف وأرقام على الأقل، ومفيش فيه O ولا I ولا L ولا صفر ولا واحد.';
}
