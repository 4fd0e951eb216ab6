-- Which quizzes of a course were handed in, as ranges of their numbers: what is missing of thousands is a subtraction each.
ALTER TABLE "class_marks" ALTER COLUMN "lessons" SET DATA TYPE int8multirange USING regexp_replace("lessons"::text, '(\d+)', '[\1,\1]', 'g')::int8multirange;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_paper_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  was double precision;
  worth double precision;
begin
  if tg_op <> 'INSERT' then
    was := coalesce(old.score, old.held_score);
    if was is not null then
      insert into public.quiz_figures (tenant_id, lesson_id, content_version, score, papers)
      values (old.tenant_id, old.lesson_id, old.content_version, was, -1);
    end if;
    perform public.add_to_day(old.tenant_id, (old.submitted_at at time zone 'Africa/Cairo')::date, 'submissions', '', old.course_id, -1);
    update public.class_marks
    set papers = papers - (was is not null)::int, score_sum = score_sum - coalesce(was, 0)::numeric, lessons = lessons - int8multirange(int8range(old.lesson_id, old.lesson_id, '[]'))
    where tenant_id = old.tenant_id and course_id = old.course_id and student_id = old.student_id;
    delete from public.class_marks
    where tenant_id = old.tenant_id and course_id = old.course_id and student_id = old.student_id and isempty(lessons);
  end if;
  if tg_op <> 'DELETE' then
    worth := coalesce(new.score, new.held_score);
    if worth is not null then
      insert into public.quiz_figures (tenant_id, lesson_id, content_version, score, papers)
      values (new.tenant_id, new.lesson_id, new.content_version, worth, 1);
    end if;
    perform public.add_to_day(new.tenant_id, (new.submitted_at at time zone 'Africa/Cairo')::date, 'submissions', '', new.course_id, 1);
    insert into public.class_marks as m (tenant_id, course_id, student_id, papers, score_sum, lessons)
    values (new.tenant_id, new.course_id, new.student_id, (worth is not null)::int, coalesce(worth, 0)::numeric,
      int8multirange(int8range(new.lesson_id, new.lesson_id, '[]')))
    on conflict (tenant_id, course_id, student_id) do update
    set papers = m.papers + excluded.papers, score_sum = m.score_sum + excluded.score_sum, lessons = m.lessons + excluded.lessons;
  end if;
  return null;
end $$;
