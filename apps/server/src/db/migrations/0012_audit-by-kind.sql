ALTER TABLE "accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("tenant_id","kind","at","id");