CREATE TABLE "unit_extensions" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unit_extensions_pk" PRIMARY KEY("tenant_id","student_id","course_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "unit_extensions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "unit_extensions" ADD CONSTRAINT "unit_extensions_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_extensions" ADD CONSTRAINT "unit_extensions_unit" FOREIGN KEY ("tenant_id","unit_id") REFERENCES "public"."units"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "unit_extensions_own_tenant" ON "unit_extensions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));