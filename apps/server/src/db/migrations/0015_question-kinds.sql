ALTER TABLE "lessons" RENAME COLUMN "quiz_version" TO "content_version";--> statement-breakpoint
ALTER TABLE "questions" RENAME COLUMN "quiz_version" TO "content_version";--> statement-breakpoint
ALTER TABLE "quiz_attempts" RENAME COLUMN "quiz_version" TO "content_version";--> statement-breakpoint
ALTER TABLE "quiz_results" RENAME COLUMN "quiz_version" TO "content_version";--> statement-breakpoint
DROP INDEX "questions_lesson";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "right_choice" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "kind" text DEFAULT 'single-choice' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "details" jsonb;--> statement-breakpoint
CREATE INDEX "questions_lesson" ON "questions" USING btree ("tenant_id","lesson_id","content_version","position");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_single_choice_key" CHECK (kind <> 'single-choice' or right_choice is not null);