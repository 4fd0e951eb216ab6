/** What follows «درس واحد»، «درسين»، «٣ دروس» when all of them are done. */
export function allDoneWords(lessons: number): string {
  return ['', 'خلص', 'الاتنين خلصوا'][lessons] ?? 'كلها خلصت';
}
