DROP INDEX "lessons_unshown";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "written" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "lessons_unshown" ON "lessons" USING btree ("tenant_id","unit_id") WHERE hidden or not written or appears_at is not null;--> statement-breakpoint
DELETE FROM "term_scores" WHERE "period" = 'all';--> statement-breakpoint
INSERT INTO "term_scores" ("tenant_id", "period", "student_id", "score_sum", "quiz_count")
SELECT "tenant_id", 'all', "student_id", sum("score"), count(*) FROM "quiz_results" GROUP BY "tenant_id", "student_id";
