ALTER TABLE "exam_sittings" ADD COLUMN "away_times" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sittings" ADD COLUMN "away_seconds" integer DEFAULT 0 NOT NULL;