CREATE TABLE "exam_templates" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"marks" integer,
	"parts" jsonb NOT NULL,
	CONSTRAINT "exam_templates_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "exam_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "exam_templates_own_tenant" ON "exam_templates" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE TABLE "quiz_templates" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"template_id" text NOT NULL,
	CONSTRAINT "quiz_templates_pk" PRIMARY KEY("tenant_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "quiz_templates_own_tenant" ON "quiz_templates" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
ALTER TABLE "quiz_templates" ADD CONSTRAINT "quiz_templates_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
