/**
 * Inserts of selected rows that the coordinator of a spread database would gather first and copy to a worker, which
 * row-level security forbids there (record 106). They work on every PostgreSQL that is not spread, and are listed until
 * each is two statements or reads tables alone.
 */
export const GATHERED_INSERTS: readonly string[] = [
  'code_ledger', // with the device of the login: a subquery among values is refused as well
  'quiz_figures', // folded figures, once a day
  'course_holders',
  'day_figures',
  'card_stock',
  'card_sales',
  'lesson_progress', // a quiz handed in: three tables in one statement, for the rush of an exam
  'term_scores',
  'quiz_attempts', // a quiz opened for the first time
  'questions', // a quiz that is copied, with its parts
  'quiz_sections',
  'quiz_passages',
  'bank_questions', // a paper that is saved, and its uses
  'bank_uses',
  'seats', // the next numbers of a class
  'video_notes', // no more notes than allowed
  'audit_events', // students moved on by a grade, and back
];

/** What comes back from the trash goes into any table. */
export const RETURNED_ROWS = 'json_populate_recordset';
