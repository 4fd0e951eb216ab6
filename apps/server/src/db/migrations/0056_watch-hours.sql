CREATE TABLE "watch_hours" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"lesson_id" bigint NOT NULL,
	"seconds" "int4multirange" NOT NULL,
	CONSTRAINT "watch_hours_pk" PRIMARY KEY("tenant_id","student_id","hour","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "watch_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watch_hours" ADD CONSTRAINT "watch_hours_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_hours" ADD CONSTRAINT "watch_hours_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_hours_lesson" ON "watch_hours" USING btree ("tenant_id","lesson_id");--> statement-breakpoint
CREATE INDEX "watch_hours_hour" ON "watch_hours" USING btree ("tenant_id","hour");--> statement-breakpoint
CREATE POLICY "watch_hours_own_tenant" ON "watch_hours" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));