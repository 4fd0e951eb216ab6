import { type CoverTone, generatedCover } from '@hessa/rules/courses/generated-cover';
import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { type Term, termLabel } from '@hessa/rules/courses/term';
import { drawableText } from './drawable-text.ts';

/** What a share picture shows, and nothing else: two cards with the same words are the same picture. */
export interface ShareCard {
  /** The small line above. */
  over: string;
  title: string;
  /** At most two, in paper labels below. */
  labels: string[];
  cover: { grade: Grade; tone: CoverTone; letters: string };
}

const TITLE_LETTERS = 110;
const LINE_LETTERS = 44;
const LABEL_LETTERS = 26;
const MARK_LETTERS = 4;

interface SharedCourse {
  courseName: string;
  grade: Grade;
  term: Term;
}

interface SharedSite {
  name: string;
  mark: string;
  teacher: { subject: string; experience: string };
}

export function courseCard({ courseName, grade, term }: SharedCourse, siteName: string): ShareCard {
  const { tone, letters } = generatedCover(courseName, grade);
  return {
    over: drawableText(siteName, LINE_LETTERS),
    title: drawableText(courseName, TITLE_LETTERS),
    labels: [gradeLabel(grade), termLabel(term)],
    cover: { grade, tone, letters },
  };
}

export function siteCard({ name, mark, teacher }: SharedSite): ShareCard {
  return {
    over: 'منصة دروس أونلاين',
    title: drawableText(name, TITLE_LETTERS),
    labels: [teacher.subject, teacher.experience].map((text) => drawableText(text, LABEL_LETTERS)).filter(Boolean),
    cover: { grade: 'Secondary1', tone: 'highlighter', letters: drawableText(mark, MARK_LETTERS) || 'Aa' },
  };
}
