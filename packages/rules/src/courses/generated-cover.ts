import { hashText } from '../text/hash-text.ts';
import type { Grade } from './grade.ts';

export type CoverTone = 'ink' | 'paper' | 'highlighter';

export type GeneratedCover = {
  readonly grade: Grade;
  readonly tone: CoverTone;
  readonly pattern: 0 | 1 | 2 | 3;
  readonly letters: string;
  /** Size of the letters in hundredths of the cover's width. */
  readonly size: number;
};

const TONES: readonly CoverTone[] = ['ink', 'ink', 'ink', 'paper', 'highlighter'];

/** Bits of English that any first-term student knows. */
export const COVER_LETTERS = [
  '-ing', 'if…', 'a/an', '’s', 'wh-?', 'the', 'to be', '-ed',
  'Aa', 'un-', 'since', 'for', 'yet', 'must', '&', '“ ”',
  'were', '-ly', 'who', 'than', 're-', 'could', 'just', 'Zz',
] as const; // biome-ignore format: three rows of eight

function coverAt(hash: number, grade: Grade, shift: number): GeneratedCover {
  const letters = COVER_LETTERS[((hash >>> 5) + shift) % COVER_LETTERS.length] ?? COVER_LETTERS[0];
  return {
    grade,
    tone: TONES[hash % TONES.length] ?? 'ink',
    pattern: ((hash >>> 3) % 4) as GeneratedCover['pattern'],
    letters,
    size: Math.min(24, 140 / letters.length),
  };
}

/** The cover of a course that has no image, or whose image fails. */
export function generatedCover(courseName: string, grade: Grade): GeneratedCover {
  return coverAt(hashText(courseName), grade, 0);
}

/** The cover of a book that has no picture: on a shelf paper is lighter than ink, so half of what would be ink is paper. */
export function bookCover(title: string, grade: Grade): GeneratedCover {
  const cover = generatedCover(title, grade);
  return cover.tone === 'ink' && cover.pattern < 2 ? { ...cover, tone: 'paper' } : cover;
}

/** Covers of a row of courses; one that would repeat its neighbour takes the next letters. */
export function generatedCovers(
  courses: readonly { readonly courseName: string; readonly grade: Grade }[],
): GeneratedCover[] {
  const covers: GeneratedCover[] = [];
  for (const { courseName, grade } of courses) {
    const cover = generatedCover(courseName, grade);
    covers.push(covers.at(-1)?.letters === cover.letters ? coverAt(hashText(courseName), grade, 1) : cover);
  }
  return covers;
}
