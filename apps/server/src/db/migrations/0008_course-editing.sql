ALTER TABLE "courses" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_request" ON "courses" USING btree ("tenant_id","request_key");