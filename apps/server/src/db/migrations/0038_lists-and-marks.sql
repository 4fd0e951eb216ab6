CREATE INDEX "accounts_by_name" ON "accounts" USING btree ("tenant_id","name","id") WHERE role = 'student' and anonymised_at is null;--> statement-breakpoint
CREATE INDEX "accounts_by_last_seen" ON "accounts" USING btree ("tenant_id",coalesce(last_seen_at, 'infinity'::timestamptz),"id") WHERE role = 'student' and anonymised_at is null;--> statement-breakpoint
CREATE INDEX "quiz_results_marks" ON "quiz_results" USING btree ("tenant_id","course_id","student_id","lesson_id","score");--> statement-breakpoint
CREATE INDEX "term_scores_weakest" ON "term_scores" USING btree ("tenant_id","average","student_id") WHERE period = 'all';--> statement-breakpoint
INSERT INTO "term_scores" ("tenant_id", "period", "student_id", "score_sum", "quiz_count")
SELECT "tenant_id", 'all', "student_id", sum("score"), count(*) FROM "quiz_results" GROUP BY "tenant_id", "student_id";
