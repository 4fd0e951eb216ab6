CREATE TABLE "sheet_readings" (
	"tenant_id" text NOT NULL,
	"key" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content_version" integer NOT NULL,
	"letter" text NOT NULL,
	"rows" jsonb NOT NULL,
	"page_media_id" text NOT NULL,
	"read_by" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_readings_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
ALTER TABLE "sheet_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sheet_readings" ADD CONSTRAINT "sheet_readings_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_readings" ADD CONSTRAINT "sheet_readings_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_readings_lesson" ON "sheet_readings" USING btree ("tenant_id","lesson_id","student_id","stored_at");--> statement-breakpoint
CREATE POLICY "sheet_readings_own_tenant" ON "sheet_readings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));
