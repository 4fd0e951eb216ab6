ALTER TABLE "quiz_results" ADD COLUMN "device_mark" text;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD COLUMN "address_mark" text;