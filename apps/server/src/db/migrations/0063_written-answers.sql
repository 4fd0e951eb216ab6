CREATE TABLE "marking_comments" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "marking_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "marking_comments_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "marking_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "quiz_results_marks";--> statement-breakpoint
ALTER TABLE "quiz_results" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "results_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD COLUMN "held_score" double precision;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_comments_text" ON "marking_comments" USING btree ("tenant_id","text");--> statement-breakpoint
CREATE INDEX "quiz_results_waiting" ON "quiz_results" USING btree ("tenant_id","lesson_id","held_score") WHERE score is null;--> statement-breakpoint
CREATE INDEX "quiz_results_marks" ON "quiz_results" USING btree ("tenant_id","course_id","student_id","lesson_id","score","held_score");--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_told_once" CHECK (score is null or held_score is null);--> statement-breakpoint
CREATE POLICY "marking_comments_own_tenant" ON "marking_comments" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
-- What a paper is worth to its teacher is counted, told or not; one that waits for marks is handed in and no mark.
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
    set papers = papers - (was is not null)::int, score_sum = score_sum - coalesce(was, 0)::numeric, lessons = array_remove(lessons, old.lesson_id)
    where tenant_id = old.tenant_id and course_id = old.course_id and student_id = old.student_id;
    delete from public.class_marks
    where tenant_id = old.tenant_id and course_id = old.course_id and student_id = old.student_id and lessons = '{}';
  end if;
  if tg_op <> 'DELETE' then
    worth := coalesce(new.score, new.held_score);
    if worth is not null then
      insert into public.quiz_figures (tenant_id, lesson_id, content_version, score, papers)
      values (new.tenant_id, new.lesson_id, new.content_version, worth, 1);
    end if;
    perform public.add_to_day(new.tenant_id, (new.submitted_at at time zone 'Africa/Cairo')::date, 'submissions', '', new.course_id, 1);
    insert into public.class_marks as m (tenant_id, course_id, student_id, papers, score_sum, lessons)
    values (new.tenant_id, new.course_id, new.student_id, (worth is not null)::int, coalesce(worth, 0)::numeric, array[new.lesson_id])
    on conflict (tenant_id, course_id, student_id) do update
    set papers = m.papers + excluded.papers, score_sum = m.score_sum + excluded.score_sum, lessons = m.lessons || excluded.lessons;
  end if;
  return null;
end $$;--> statement-breakpoint
DROP TRIGGER "keep_changed_figures" ON "quiz_results";--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "quiz_results" FOR EACH ROW
  WHEN ((old.lesson_id, old.content_version, coalesce(old.score, old.held_score), old.submitted_at)
    IS DISTINCT FROM (new.lesson_id, new.content_version, coalesce(new.score, new.held_score), new.submitted_at))
  EXECUTE FUNCTION "keep_paper_figures"();
