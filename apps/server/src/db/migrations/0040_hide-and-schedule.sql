ALTER TABLE "lessons" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "appears_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "appears_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "lessons_unshown" ON "lessons" USING btree ("tenant_id","unit_id") WHERE hidden or appears_at is not null;