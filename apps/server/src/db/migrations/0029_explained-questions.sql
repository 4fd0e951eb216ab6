ALTER TABLE "questions" ADD COLUMN "explained_lesson_id" bigint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "explained_second" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_explained_whole" CHECK ((explained_lesson_id is null) = (explained_second is null));