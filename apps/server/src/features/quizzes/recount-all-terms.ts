/** Every student's sum over all papers, where it is not kept yet: in the demo, and after an archive of before. */
export const RECOUNT_ALL_TERMS = `
  insert into public.term_scores (tenant_id, period, student_id, score_sum, quiz_count)
  select tenant_id, 'all', student_id, sum(score), count(*) from public.quiz_results where tenant_id = $1 and score is not null and not for_now group by 1, 3
  on conflict do nothing`;
