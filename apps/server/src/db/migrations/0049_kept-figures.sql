CREATE TABLE "course_holders" (
	"tenant_id" text NOT NULL,
	"course_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "course_holders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holders" integer NOT NULL,
	CONSTRAINT "course_holders_pk" PRIMARY KEY("tenant_id","course_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_holders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_figures" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content_version" integer NOT NULL,
	"score" double precision NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quiz_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"papers" integer NOT NULL,
	CONSTRAINT "quiz_figures_pk" PRIMARY KEY("tenant_id","lesson_id","content_version","score","id")
);
--> statement-breakpoint
ALTER TABLE "quiz_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "day_figures" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"grade" text DEFAULT '' NOT NULL,
	"course_id" bigint DEFAULT 0 NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "day_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	CONSTRAINT "day_figures_pk" PRIMARY KEY("tenant_id","day","kind","grade","course_id","id")
);
--> statement-breakpoint
ALTER TABLE "day_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learner_days" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"grade" text DEFAULT '' NOT NULL,
	"lessons" integer NOT NULL,
	CONSTRAINT "learner_days_pk" PRIMARY KEY("tenant_id","student_id","day")
);
--> statement-breakpoint
ALTER TABLE "learner_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "lesson_progress_day";--> statement-breakpoint
DROP INDEX "codes_redeemed";--> statement-breakpoint
DROP INDEX "enrolments_course";--> statement-breakpoint
DROP INDEX "quiz_results_newest";--> statement-breakpoint
DROP INDEX "quiz_results_lesson";--> statement-breakpoint
CREATE INDEX "learner_days_day" ON "learner_days" USING btree ("tenant_id","day","student_id");--> statement-breakpoint
CREATE INDEX "accounts_out_of_class" ON "accounts" USING btree ("tenant_id","id") WHERE (role <> 'student' or disabled or anonymised_at is not null);--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("tenant_id","course_id","enrolled_at","student_id","extended_until");--> statement-breakpoint
CREATE INDEX "quiz_results_newest" ON "quiz_results" USING btree ("tenant_id","student_id","submitted_at","score");--> statement-breakpoint
CREATE INDEX "quiz_results_lesson" ON "quiz_results" USING btree ("tenant_id","lesson_id","submitted_at","student_id");--> statement-breakpoint
CREATE POLICY "course_holders_own_tenant" ON "course_holders" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "quiz_figures_own_tenant" ON "quiz_figures" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "day_figures_own_tenant" ON "day_figures" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "learner_days_own_tenant" ON "learner_days" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE FUNCTION "add_to_day"(tenant text, day date, what text, of_grade text, of_course bigint, change int) RETURNS void LANGUAGE sql AS $$
  insert into public.day_figures (tenant_id, day, kind, grade, course_id, count)
  values (tenant, day, what, coalesce(of_grade, ''), of_course, change)
$$;--> statement-breakpoint
CREATE FUNCTION "keep_paper_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into public.quiz_figures (tenant_id, lesson_id, content_version, score, papers)
    values (old.tenant_id, old.lesson_id, old.content_version, old.score, -1);
    perform public.add_to_day(old.tenant_id, (old.submitted_at at time zone 'Africa/Cairo')::date, 'submissions', '', old.course_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.quiz_figures (tenant_id, lesson_id, content_version, score, papers)
    values (new.tenant_id, new.lesson_id, new.content_version, new.score, 1);
    perform public.add_to_day(new.tenant_id, (new.submitted_at at time zone 'Africa/Cairo')::date, 'submissions', '', new.course_id, 1);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT OR DELETE ON "quiz_results" FOR EACH ROW EXECUTE FUNCTION "keep_paper_figures"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "quiz_results" FOR EACH ROW
  WHEN ((old.lesson_id, old.content_version, old.score, old.submitted_at) IS DISTINCT FROM (new.lesson_id, new.content_version, new.score, new.submitted_at))
  EXECUTE FUNCTION "keep_paper_figures"();--> statement-breakpoint
CREATE FUNCTION "keep_holders"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    insert into public.course_holders (tenant_id, course_id, holders) values (old.tenant_id, old.course_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.course_holders (tenant_id, course_id, holders) values (new.tenant_id, new.course_id, 1);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT OR DELETE ON "enrolments" FOR EACH ROW EXECUTE FUNCTION "keep_holders"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "enrolments" FOR EACH ROW
  WHEN (old.course_id IS DISTINCT FROM new.course_id) EXECUTE FUNCTION "keep_holders"();--> statement-breakpoint
CREATE FUNCTION "keep_new_students"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and old.role = 'student' then
    perform public.add_to_day(old.tenant_id, (old.created_at at time zone 'Africa/Cairo')::date, 'newStudents', old.grade, 0, -1);
  end if;
  if tg_op <> 'DELETE' and new.role = 'student' then
    perform public.add_to_day(new.tenant_id, (new.created_at at time zone 'Africa/Cairo')::date, 'newStudents', new.grade, 0, 1);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT OR DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "keep_new_students"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "accounts" FOR EACH ROW
  WHEN ((old.role, old.grade, old.created_at) IS DISTINCT FROM (new.role, new.grade, new.created_at))
  EXECUTE FUNCTION "keep_new_students"();--> statement-breakpoint
CREATE FUNCTION "keep_redemptions"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and old.redeemed_at is not null then
    perform public.add_to_day(old.tenant_id, (old.redeemed_at at time zone 'Africa/Cairo')::date, 'redemptions', '', old.course_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.redeemed_at is not null then
    perform public.add_to_day(new.tenant_id, (new.redeemed_at at time zone 'Africa/Cairo')::date, 'redemptions', '', new.course_id, 1);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT ON "codes" FOR EACH ROW
  WHEN (new.redeemed_at IS NOT NULL) EXECUTE FUNCTION "keep_redemptions"();--> statement-breakpoint
CREATE TRIGGER "keep_deleted_figures" AFTER DELETE ON "codes" FOR EACH ROW
  WHEN (old.redeemed_at IS NOT NULL) EXECUTE FUNCTION "keep_redemptions"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "codes" FOR EACH ROW
  WHEN ((old.redeemed_at, old.course_id) IS DISTINCT FROM (new.redeemed_at, new.course_id)) EXECUTE FUNCTION "keep_redemptions"();--> statement-breakpoint
CREATE FUNCTION "keep_learner_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'DELETE' then
    insert into public.learner_days as d (tenant_id, student_id, day, grade, lessons)
    values (new.tenant_id, new.student_id, new.active_on, coalesce(
      (select grade from public.accounts a where a.tenant_id = new.tenant_id and a.id = new.student_id), ''), 1)
    on conflict (tenant_id, student_id, day) do update set lessons = d.lessons + 1;
  end if;
  if tg_op <> 'INSERT' then
    update public.learner_days set lessons = lessons - 1
    where tenant_id = old.tenant_id and student_id = old.student_id and day = old.active_on;
    delete from public.learner_days
    where tenant_id = old.tenant_id and student_id = old.student_id and day = old.active_on and lessons = 0;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT OR DELETE ON "lesson_progress" FOR EACH ROW EXECUTE FUNCTION "keep_learner_days"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_figures" AFTER UPDATE ON "lesson_progress" FOR EACH ROW
  WHEN (old.active_on IS DISTINCT FROM new.active_on) EXECUTE FUNCTION "keep_learner_days"();--> statement-breakpoint
CREATE FUNCTION "keep_active_learners"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    perform public.add_to_day(old.tenant_id, old.day, 'activeLearners', old.grade, 0, -1);
  else
    perform public.add_to_day(new.tenant_id, new.day, 'activeLearners', new.grade, 0, 1);
  end if;
  return null;
end $$;--> statement-breakpoint
-- What happened before. An owner who is no superuser is bound by forced row security, and would count nothing.
ALTER TABLE "accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "codes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrolments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_progress" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "quiz_figures" ("tenant_id", "lesson_id", "content_version", "score", "papers")
SELECT "tenant_id", "lesson_id", "content_version", "score", count(*) FROM "quiz_results" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "course_holders" ("tenant_id", "course_id", "holders")
SELECT "tenant_id", "course_id", count(*) FROM "enrolments" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "day_figures" ("tenant_id", "day", "kind", "grade", "course_id", "count")
SELECT "tenant_id", ("submitted_at" at time zone 'Africa/Cairo')::date, 'submissions', '', "course_id", count(*) FROM "quiz_results" GROUP BY 1, 2, 5
UNION ALL
SELECT "tenant_id", ("redeemed_at" at time zone 'Africa/Cairo')::date, 'redemptions', '', "course_id", count(*) FROM "codes" WHERE "redeemed_at" IS NOT NULL GROUP BY 1, 2, 5
UNION ALL
SELECT "tenant_id", ("created_at" at time zone 'Africa/Cairo')::date, 'newStudents', coalesce("grade", ''), 0, count(*) FROM "accounts" WHERE "role" = 'student' GROUP BY 1, 2, 4;--> statement-breakpoint
INSERT INTO "learner_days" ("tenant_id", "student_id", "day", "grade", "lessons")
SELECT p."tenant_id", p."student_id", p."active_on", coalesce(a."grade", ''), count(*) FROM "lesson_progress" p
JOIN "accounts" a ON a."tenant_id" = p."tenant_id" AND a."id" = p."student_id" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "day_figures" ("tenant_id", "day", "kind", "grade", "course_id", "count")
SELECT "tenant_id", "day", 'activeLearners', "grade", 0, count(*) FROM "learner_days" GROUP BY 1, 2, 4;--> statement-breakpoint
CREATE TRIGGER "keep_figures" AFTER INSERT OR DELETE ON "learner_days" FOR EACH ROW EXECUTE FUNCTION "keep_active_learners"();--> statement-breakpoint
ALTER TABLE "accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_results" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enrolments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_progress" FORCE ROW LEVEL SECURITY;
