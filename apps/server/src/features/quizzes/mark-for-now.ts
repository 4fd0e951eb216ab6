import { TOO_LATE_TO_WAIT } from '@hessa/rules/quizzes/exams/judge-answers';

const NOT_WAITED_FOR = TOO_LATE_TO_WAIT.map((reason) => `'${reason}'`).join(', ');

/**
 * An archive of before marks for now were known has them among all others, and in the sums: what waits for a word is
 * marked and taken out, as migration 83 did here.
 */
export const MARK_FOR_NOW = `
  with marked as (
    update public.quiz_results r set for_now = true
    where r.tenant_id = $1 and not r.for_now and exists (
      select from public.held_answers h
      where h.tenant_id = $1 and h.student_id = r.student_id and h.lesson_id = r.lesson_id and h.decision is null
        and h.reason not in (${NOT_WAITED_FOR}) and not exists (
          select from public.exam_sittings t where t.tenant_id = $1 and t.student_id = h.student_id
            and t.lesson_id = h.lesson_id and t.number = h.number and t.withdrawn_at is not null))
    returning r.student_id, r.course_id, r.score, r.submitted_at
  ), summed as (
    select p.period, m.student_id, sum(m.score) as score, count(*) as papers from marked m
    join public.courses c on c.tenant_id = $1 and c.id = m.course_id
    cross join lateral (values ('all'), (
      date_part('year', (m.submitted_at at time zone 'UTC') - interval '7 months') || '-' || c.term)) p (period)
    where m.score is not null group by 1, 2
  ), gone as (
    delete from public.term_scores t using summed g
    where t.tenant_id = $1 and t.period = g.period and t.student_id = g.student_id and t.quiz_count <= g.papers
  )
  update public.term_scores t set score_sum = t.score_sum - g.score, quiz_count = t.quiz_count - g.papers from summed g
  where t.tenant_id = $1 and t.period = g.period and t.student_id = g.student_id and t.quiz_count > g.papers`;
