CREATE TABLE "deleted_things" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deleted_things_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_things_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_things" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "deleted_things_by_time" ON "deleted_things" USING btree ("tenant_id","deleted_at");--> statement-breakpoint
CREATE POLICY "deleted_things_own_tenant" ON "deleted_things" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));