ALTER TABLE "accounts" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "asked_to_stay_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "devices_by_cookie" ON "devices" USING btree ("tenant_id","cookie_hash");