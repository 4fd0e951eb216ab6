ALTER TABLE "sessions" DROP CONSTRAINT "sessions_slot";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "device_freed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_slot" CHECK ("sessions"."slot" between 1 and 50);