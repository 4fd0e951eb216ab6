CREATE TABLE "paper_forms" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content_version" integer NOT NULL,
	"letter" text NOT NULL,
	"entries" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_forms_pk" PRIMARY KEY("tenant_id","lesson_id","content_version","letter")
);
--> statement-breakpoint
ALTER TABLE "paper_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seats" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	CONSTRAINT "seats_pk" PRIMARY KEY("tenant_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "seats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "paper_forms" ADD CONSTRAINT "paper_forms_lesson" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seats_serial" ON "seats" USING btree ("tenant_id","serial");--> statement-breakpoint
CREATE POLICY "paper_forms_own_tenant" ON "paper_forms" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "seats_own_tenant" ON "seats" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));
