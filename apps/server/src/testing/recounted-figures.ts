interface Recount {
  table: string;
  /** What a figure is told apart by, with the tenant. */
  by: string;
  figure: string;
  /** The same from the rows that it is kept of: `by` and the figure. */
  query: string;
}

const day = (moment: string) => `(${moment} at time zone 'Africa/Cairo')::date`;

/** Every figure that the database keeps by itself, counted anew: what a test compares it with, and a measurement fills it by. */
export const RECOUNTS: readonly Recount[] = [
  {
    table: 'quiz_figures',
    by: 'tenant_id, lesson_id, content_version, score',
    figure: 'papers',
    query: 'select tenant_id, lesson_id, content_version, score, count(*)::int from quiz_results group by 1, 2, 3, 4',
  },
  {
    table: 'course_holders',
    by: 'tenant_id, course_id',
    figure: 'holders',
    query: 'select tenant_id, course_id, count(*)::int from enrolments group by 1, 2',
  },
  {
    table: 'learner_days',
    by: 'tenant_id, student_id, day, grade',
    figure: 'lessons',
    query: `
      select p.tenant_id, p.student_id, p.active_on, coalesce(max(a.grade), ''), count(*)::int
      from lesson_progress p join accounts a on a.tenant_id = p.tenant_id and a.id = p.student_id group by 1, 2, 3`,
  },
  {
    table: 'day_figures',
    by: 'tenant_id, day, kind, grade, course_id',
    figure: 'count',
    query: `
      select tenant_id, ${day('created_at')}, 'newStudents', coalesce(grade, ''), 0, count(*)::int
      from accounts where role = 'student' group by 1, 2, 4
      union all
      select tenant_id, ${day('redeemed_at')}, 'redemptions', '', course_id, count(*)::int
      from codes where redeemed_at is not null group by 1, 2, 5
      union all
      select tenant_id, ${day('submitted_at')}, 'submissions', '', course_id, count(*)::int
      from quiz_results group by 1, 2, 5
      union all
      select tenant_id, day, 'activeLearners', grade, 0, count(*)::int from learner_days group by 1, 2, 4`,
  },
];
