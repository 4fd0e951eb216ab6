import { waitedForText } from './exams/held-of.ts';

/**
 * Whether a mark is for now follows from the letters that wait, whatever an archive says of it: one of before marks for
 * now were known has them among all others, and in the sums; what another calls so that waits for nobody would be in no
 * average for good. Over all terms a sum that is missing is counted afterwards.
 */
export const MARK_FOR_NOW = `
  with waiting as (
    select h.student_id, h.lesson_id from public.held_answers h
    where h.tenant_id = $1 and ${waitedForText('h')} and not exists (
      select from public.exam_sittings t where t.tenant_id = $1 and t.student_id = h.student_id
        and t.lesson_id = h.lesson_id and t.number = h.number and t.withdrawn_at is not null)
  ), marked as (
    update public.quiz_results r set for_now = not r.for_now
    where r.tenant_id = $1 and r.for_now <> ((r.student_id, r.lesson_id) in (select student_id, lesson_id from waiting))
    returning r.student_id, r.course_id, r.score, r.submitted_at, case when r.for_now then -1 else 1 end as sign
  ), summed as (
    select p.period, m.student_id, sum(m.sign * m.score) as score, sum(m.sign)::int as papers from marked m
    join public.courses c on c.tenant_id = $1 and c.id = m.course_id
    cross join lateral (values ('all'), (
      date_part('year', (m.submitted_at at time zone 'UTC') - interval '7 months') || '-' || c.term)) p (period)
    where m.score is not null group by 1, 2
  ), gone as (
    delete from public.term_scores t using summed g
    where t.tenant_id = $1 and t.period = g.period and t.student_id = g.student_id and t.quiz_count + g.papers <= 0
  ), begun as (
    insert into public.term_scores (tenant_id, period, student_id, score_sum, quiz_count)
    select $1, g.period, g.student_id, g.score, g.papers from summed g
    where g.papers > 0 and g.period <> 'all' and not exists (
      select from public.term_scores t where t.tenant_id = $1 and t.period = g.period and t.student_id = g.student_id)
  )
  update public.term_scores t set score_sum = t.score_sum + g.score, quiz_count = t.quiz_count + g.papers from summed g
  where t.tenant_id = $1 and t.period = g.period and t.student_id = g.student_id and t.quiz_count + g.papers > 0`;
