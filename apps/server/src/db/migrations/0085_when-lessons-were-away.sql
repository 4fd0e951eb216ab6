ALTER TABLE "lessons" ADD COLUMN "gone_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "gone_until" timestamp (3) with time zone;