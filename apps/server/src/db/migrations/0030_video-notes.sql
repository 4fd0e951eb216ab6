CREATE TABLE "video_notes" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" bigint NOT NULL,
	"second" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_notes_pk" PRIMARY KEY("tenant_id","student_id","id")
);
--> statement-breakpoint
ALTER TABLE "video_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_notes_lesson" ON "video_notes" USING btree ("tenant_id","lesson_id");--> statement-breakpoint
CREATE POLICY "video_notes_own_tenant" ON "video_notes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));