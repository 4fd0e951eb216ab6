DROP INDEX "questions_lesson";--> statement-breakpoint
DROP INDEX "term_scores_best";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "quiz_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_lesson" ON "questions" USING btree ("tenant_id","lesson_id","quiz_version","position");--> statement-breakpoint
CREATE INDEX "term_scores_best" ON "term_scores" USING btree ("tenant_id","period","average" desc,"quiz_count" desc,"student_id");