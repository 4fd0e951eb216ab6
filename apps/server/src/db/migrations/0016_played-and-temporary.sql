ALTER TABLE "accounts" ADD COLUMN "password_temporary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "playing_at" timestamp (3) with time zone;