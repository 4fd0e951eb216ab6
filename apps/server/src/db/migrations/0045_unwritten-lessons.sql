DROP INDEX "lessons_unshown";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "written" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "lessons_unshown" ON "lessons" USING btree ("tenant_id","unit_id") WHERE hidden or not written or appears_at is not null;--> statement-breakpoint
-- An owner who is no superuser is bound by forced row security, and would count nothing.
ALTER TABLE "quiz_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_scores" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DELETE FROM "term_scores" WHERE "period" = 'all';--> statement-breakpoint
INSERT INTO "term_scores" ("tenant_id", "period", "student_id", "score_sum", "quiz_count")
SELECT "tenant_id", 'all', "student_id", sum("score"), count(*) FROM "quiz_results" GROUP BY "tenant_id", "student_id";--> statement-breakpoint
ALTER TABLE "term_scores" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_results" FORCE ROW LEVEL SECURITY;
