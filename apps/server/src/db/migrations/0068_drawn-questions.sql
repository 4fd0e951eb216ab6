ALTER TABLE "exam_sittings" ADD COLUMN "drawn" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "drawn" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_sections" ADD COLUMN "draw" smallint;
