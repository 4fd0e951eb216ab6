import { normaliseArabic } from '../text/normalise-arabic.ts';

interface SearchedNote {
  readonly text: string;
  readonly lessonName: string;
  readonly courseName: string;
}

/** Each typed word may stand anywhere in a note or in the names of its lesson and course, however it is spelt. */
export function foundNotes<Note extends SearchedNote>(notes: readonly Note[], typed: string): Note[] {
  const words = normaliseArabic(typed).split(' ');
  return notes.filter(({ text, lessonName, courseName }) => {
    const searched = normaliseArabic(`${text} ${lessonName} ${courseName}`);
    return words.every((word) => searched.includes(word));
  });
}
