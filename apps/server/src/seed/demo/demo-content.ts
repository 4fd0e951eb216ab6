import type { Grade } from '@hessa/rules/courses/grade';
import type { Term } from '@hessa/rules/courses/term';

/** File names are relative to the `media` folder beside this file. */
export interface DemoCourse {
  key: string;
  name: string;
  description: string;
  grade: Grade;
  term: Term;
  pricePiastres: number;
  imageFile: string | null;
  openToAll: boolean;
  active: boolean;
  units: readonly DemoUnit[];
}

export interface DemoUnit {
  name: string;
  title: string;
  lessons: readonly DemoLesson[];
  resources: readonly DemoResource[];
}

export type DemoResource =
  | { title: string; type: 'pdf' | 'doc'; file: string; url?: never }
  | { title: string; type: 'link'; url: string; file?: never };

export type DemoLesson = DemoVideoLesson | DemoQuizLesson;

export interface DemoVideoLesson {
  type: 'Video';
  name: string;
  videoFile: string;
  captionsFile: string;
  posterFile: string;
  durationSeconds: number;
  attachment?: { title: string; file: string };
}

export interface DemoQuizLesson {
  type: 'Quiz';
  name: string;
  questions: readonly DemoQuestion[];
}

export interface DemoQuestion {
  /** `____` is the blank that the chosen answer is written into. */
  text: string;
  choices: readonly string[];
  right: number;
  weight?: number;
  explanation?: string;
  /** Keeps the choices in this order, for choices that speak of each other. */
  pinned?: boolean;
  passage?: string;
}

export interface DemoBook {
  title: string;
  titleEn: string;
  description: string;
  grade: Grade;
  level: string | null;
  pricePiastres: number;
  imageFile: null;
  active: boolean;
}

/** Diligence decides how much of a course is done, ability how well its quizzes go; both from 0 to 1. */
export interface DemoStudent {
  name: string;
  email: string;
  grade: Grade;
  phone: string;
  parentPhone: string;
  diligence: number;
  ability: number;
  startedDaysAgo: number;
}
