CREATE TABLE "code_ledger" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"code_id" bigint,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"device" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "code_ledger_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "code_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "code_batches" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "sold_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "code_ledger" ADD CONSTRAINT "code_ledger_batch_fk" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."code_batches"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_ledger_batch" ON "code_ledger" USING btree ("tenant_id","batch_id","id");--> statement-breakpoint
CREATE INDEX "code_ledger_code" ON "code_ledger" USING btree ("tenant_id","code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_batches_request" ON "code_batches" USING btree ("tenant_id","request_key");--> statement-breakpoint
CREATE POLICY "code_ledger_own_tenant" ON "code_ledger" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));