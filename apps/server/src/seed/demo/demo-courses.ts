import { PREP3_FIRST_TERM } from './courses/prep3-first-term.ts';
import { PREP3_GRAMMAR_FROM_ZERO } from './courses/prep3-grammar-from-zero.ts';
import { SEC1_FIRST_TERM } from './courses/sec1-first-term.ts';
import { SEC1_FIRST_WEEK } from './courses/sec1-first-week.ts';
import { SEC1_SECOND_TERM } from './courses/sec1-second-term.ts';
import { SEC2_FIRST_TERM } from './courses/sec2-first-term.ts';
import { SEC2_SECOND_TERM } from './courses/sec2-second-term.ts';
import { SEC2_SUMMER_DRAFT } from './courses/sec2-summer-draft.ts';
import { SEC3_DAILY_READING } from './courses/sec3-daily-reading.ts';
import { SEC3_FINAL_REVISION } from './courses/sec3-final-revision.ts';
import { SEC3_FIRST_TERM } from './courses/sec3-first-term.ts';
import { SEC3_SECOND_TERM } from './courses/sec3-second-term.ts';
import type { DemoCourse } from './demo-content.ts';

export const DEMO_COURSES: readonly DemoCourse[] = [
  PREP3_FIRST_TERM,
  PREP3_GRAMMAR_FROM_ZERO,
  SEC1_FIRST_TERM,
  SEC1_SECOND_TERM,
  SEC1_FIRST_WEEK,
  SEC2_FIRST_TERM,
  SEC2_SECOND_TERM,
  SEC2_SUMMER_DRAFT,
  SEC3_FIRST_TERM,
  SEC3_SECOND_TERM,
  SEC3_FINAL_REVISION,
  SEC3_DAILY_READING,
];
