DROP INDEX "quiz_results_waiting";--> statement-breakpoint
DROP INDEX "quiz_results_newest";--> statement-breakpoint
DROP INDEX "quiz_results_marks";--> statement-breakpoint
ALTER TABLE "code_ledger" ADD COLUMN "taken_back" jsonb;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "head_hash" "bytea";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "tail_hash" "bytea";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "placed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD COLUMN "for_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "code_ledger_taken_back" ON "code_ledger" USING btree ("tenant_id","at") WHERE taken_back is not null;--> statement-breakpoint
CREATE INDEX "codes_head" ON "codes" USING btree ("tenant_id","head_hash");--> statement-breakpoint
CREATE INDEX "codes_tail" ON "codes" USING btree ("tenant_id","tail_hash");--> statement-breakpoint
CREATE INDEX "codes_unhashed" ON "codes" USING btree ("tenant_id","id") WHERE head_hash is null;--> statement-breakpoint
CREATE INDEX "quiz_results_waiting" ON "quiz_results" USING btree ("tenant_id","lesson_id","held_score") WHERE score is null or for_now;--> statement-breakpoint
CREATE INDEX "quiz_results_newest" ON "quiz_results" USING btree ("tenant_id","student_id","submitted_at","score","for_now");--> statement-breakpoint
CREATE INDEX "quiz_results_marks" ON "quiz_results" USING btree ("tenant_id","course_id","student_id","lesson_id","score","held_score","for_now");--> statement-breakpoint
-- A mark that waits for a word on late answers is handed in and no mark yet, as one that waits for its marking.
CREATE OR REPLACE FUNCTION "keep_paper_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  was double precision;
  worth double precision;
begin
  if tg_op <> 'INSERT' then
    was := case when not old.for_now then coalesce(old.score, old.held_score) end;
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
    worth := case when not new.for_now then coalesce(new.score, new.held_score) end;
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
end $$;--> statement-breakpoint
DROP TRIGGER "keep_changed_figures" ON "quiz_results";--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "quiz_results" FOR EACH ROW
  WHEN ((old.lesson_id, old.content_version, coalesce(old.score, old.held_score), old.submitted_at, old.for_now)
    IS DISTINCT FROM (new.lesson_id, new.content_version, coalesce(new.score, new.held_score), new.submitted_at, new.for_now))
  EXECUTE FUNCTION "keep_paper_figures"();--> statement-breakpoint
-- Those that wait today, and the sums they are part of. An owner who is no superuser is bound by forced row security, and would find nothing.
ALTER TABLE "quiz_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "held_answers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exam_sittings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_scores" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_marks" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_figures" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_figures" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quiz_results" r SET "for_now" = true WHERE EXISTS (
  SELECT FROM "held_answers" h LEFT JOIN "exam_sittings" s
    ON s."tenant_id" = h."tenant_id" AND s."student_id" = h."student_id" AND s."lesson_id" = h."lesson_id" AND s."number" = h."number"
  WHERE h."tenant_id" = r."tenant_id" AND h."student_id" = r."student_id" AND h."lesson_id" = r."lesson_id"
    AND h."decision" IS NULL AND h."reason" NOT IN ('after-key', 'after-results') AND s."withdrawn_at" IS NULL);--> statement-breakpoint
DELETE FROM "term_scores" t USING (
  SELECT r."tenant_id", p."period", r."student_id", sum(r."score") AS "score", count(*) AS "papers" FROM "quiz_results" r
  JOIN "courses" c ON c."tenant_id" = r."tenant_id" AND c."id" = r."course_id"
  CROSS JOIN LATERAL (VALUES ('all'), (
    date_part('year', (r."submitted_at" at time zone 'UTC') - interval '7 months') || '-' || c."term")) p ("period")
  WHERE r."for_now" AND r."score" IS NOT NULL GROUP BY 1, 2, 3) g
WHERE t."tenant_id" = g."tenant_id" AND t."period" = g."period" AND t."student_id" = g."student_id" AND t."quiz_count" <= g."papers";--> statement-breakpoint
UPDATE "term_scores" t SET "score_sum" = t."score_sum" - g."score", "quiz_count" = t."quiz_count" - g."papers" FROM (
  SELECT r."tenant_id", p."period", r."student_id", sum(r."score") AS "score", count(*) AS "papers" FROM "quiz_results" r
  JOIN "courses" c ON c."tenant_id" = r."tenant_id" AND c."id" = r."course_id"
  CROSS JOIN LATERAL (VALUES ('all'), (
    date_part('year', (r."submitted_at" at time zone 'UTC') - interval '7 months') || '-' || c."term")) p ("period")
  WHERE r."for_now" AND r."score" IS NOT NULL GROUP BY 1, 2, 3) g
WHERE t."tenant_id" = g."tenant_id" AND t."period" = g."period" AND t."student_id" = g."student_id";--> statement-breakpoint
ALTER TABLE "quiz_results" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "held_answers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exam_sittings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_scores" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_marks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_figures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_figures" FORCE ROW LEVEL SECURITY;
