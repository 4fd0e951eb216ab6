DROP INDEX "enrolments_course";--> statement-breakpoint
DROP INDEX "quiz_results_lesson";--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "active_on" date GENERATED ALWAYS AS ((updated_at at time zone 'Africa/Cairo')::date) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "codes_redeemed" ON "codes" USING btree ("tenant_id","redeemed_at") WHERE redeemed_at is not null;--> statement-breakpoint
CREATE INDEX "lesson_progress_day" ON "lesson_progress" USING btree ("tenant_id","active_on","student_id");--> statement-breakpoint
CREATE INDEX "unit_grants_holders" ON "unit_grants" USING btree ("tenant_id","unit_id","granted_at");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("tenant_id","course_id","enrolled_at");--> statement-breakpoint
CREATE INDEX "quiz_results_lesson" ON "quiz_results" USING btree ("tenant_id","lesson_id","submitted_at");