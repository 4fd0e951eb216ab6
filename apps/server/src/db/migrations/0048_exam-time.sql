CREATE TABLE "exam_sittings" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"content_version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"extra_minutes" integer NOT NULL,
	"extra_key" uuid,
	"holder" uuid NOT NULL,
	"saved" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"handed_in_at" timestamp (3) with time zone,
	"handed_in_by" text,
	"grading" jsonb,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "exam_sittings_pk" PRIMARY KEY("tenant_id","student_id","lesson_id","number")
);
--> statement-breakpoint
ALTER TABLE "exam_sittings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "held_answers" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "held_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"lesson_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"mark" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"is_signed" boolean NOT NULL,
	"answers" jsonb NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "held_answers_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "held_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "exam_extra_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "exam" jsonb;--> statement-breakpoint
ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_lesson" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sittings_lesson" ON "exam_sittings" USING btree ("tenant_id","lesson_id");--> statement-breakpoint
CREATE INDEX "exam_sittings_running" ON "exam_sittings" USING btree ("tenant_id","ends_at") WHERE handed_in_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "held_answers_once" ON "held_answers" USING btree ("tenant_id","lesson_id","student_id","number","mark");--> statement-breakpoint
CREATE POLICY "exam_sittings_own_tenant" ON "exam_sittings" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "held_answers_own_tenant" ON "held_answers" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));