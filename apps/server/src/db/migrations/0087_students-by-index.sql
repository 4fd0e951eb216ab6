DROP INDEX "exam_sittings_lesson";--> statement-breakpoint
DROP INDEX "exam_sittings_running";--> statement-breakpoint
DROP INDEX "held_answers_waiting";--> statement-breakpoint
DROP INDEX "unit_extensions_course";--> statement-breakpoint
CREATE INDEX "exam_sittings_due" ON "exam_sittings" USING btree ("tenant_id",(case when handed_in_at is null then ends_at end)) WHERE (case when handed_in_at is null then ends_at end) is not null;--> statement-breakpoint
CREATE INDEX "exam_sittings_lesson" ON "exam_sittings" USING btree ("tenant_id","lesson_id","student_id","number");--> statement-breakpoint
CREATE INDEX "exam_sittings_running" ON "exam_sittings" USING btree ("tenant_id","lesson_id",(case when handed_in_at is null then ends_at end)) WHERE (case when handed_in_at is null then ends_at end) is not null;--> statement-breakpoint
CREATE INDEX "held_answers_waiting" ON "held_answers" USING btree ("tenant_id","student_id","lesson_id") WHERE "held_answers"."decision" is null;--> statement-breakpoint
CREATE INDEX "unit_extensions_course" ON "unit_extensions" USING btree ("tenant_id","course_id","student_id");