CREATE TABLE "books" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_latin" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"grade" text NOT NULL,
	"level" text,
	"price_piastres" integer NOT NULL,
	"image_path" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "books_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "books" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "code_batches" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"course_id" bigint NOT NULL,
	"unit_id" bigint,
	"label" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "code_batches_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "code_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "codes" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"serial" integer NOT NULL,
	"kind" text NOT NULL,
	"course_id" bigint NOT NULL,
	"unit_id" bigint,
	"lookup_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"redeemed_by" uuid,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "codes_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "courses" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"grade" text NOT NULL,
	"term" text NOT NULL,
	"price_piastres" integer NOT NULL,
	"image_path" text,
	"active" boolean DEFAULT false NOT NULL,
	"open_to_all" boolean DEFAULT false NOT NULL,
	"features" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "courses_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enrolments" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" bigint NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"extended_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	CONSTRAINT "enrolments_pk" PRIMARY KEY("tenant_id","student_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"position_seconds" double precision DEFAULT 0 NOT NULL,
	"covered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_pk" PRIMARY KEY("tenant_id","student_id","course_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lessons" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"video_url" text,
	"video_media_id" text,
	"captions_media_id" text,
	"poster_media_id" text,
	"duration_seconds" integer,
	"attachment_title" text,
	"attachment_media_id" text,
	"question_count" integer DEFAULT 0 NOT NULL,
	"quiz_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lessons_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media_files" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"content_type" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"byte_length" bigint NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_files_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "media_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questions" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"choices" jsonb NOT NULL,
	"right_choice" smallint NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"explanation" text,
	"image_media_id" text,
	"pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questions_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"quiz_version" integer NOT NULL,
	"saved" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "quiz_attempts_pk" PRIMARY KEY("tenant_id","student_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"score" double precision NOT NULL,
	"correct_count" integer NOT NULL,
	"total" integer NOT NULL,
	"notes" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_results_pk" PRIMARY KEY("tenant_id","student_id","course_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "term_scores" (
	"tenant_id" text NOT NULL,
	"period" text NOT NULL,
	"student_id" uuid NOT NULL,
	"score_sum" double precision NOT NULL,
	"quiz_count" integer NOT NULL,
	"average" double precision GENERATED ALWAYS AS (score_sum / quiz_count) STORED,
	CONSTRAINT "term_scores_pk" PRIMARY KEY("tenant_id","period","student_id")
);
--> statement-breakpoint
ALTER TABLE "term_scores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unit_grants" (
	"tenant_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"extended_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	CONSTRAINT "unit_grants_pk" PRIMARY KEY("tenant_id","student_id","course_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "unit_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unit_resources" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "unit_resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"media_id" text,
	CONSTRAINT "unit_resources_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "unit_resources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "units" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	"quiz_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "units_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "units" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "on_honour_board" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_batch_fk" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."code_batches"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_unit_fk" FOREIGN KEY ("tenant_id","unit_id") REFERENCES "public"."units"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_lesson" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_scores" ADD CONSTRAINT "term_scores_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_grants" ADD CONSTRAINT "unit_grants_student" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_grants" ADD CONSTRAINT "unit_grants_unit" FOREIGN KEY ("tenant_id","unit_id") REFERENCES "public"."units"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_resources" ADD CONSTRAINT "unit_resources_unit_fk" FOREIGN KEY ("tenant_id","unit_id") REFERENCES "public"."units"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_course_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_grade" ON "books" USING btree ("tenant_id","active","grade","id");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_lookup" ON "codes" USING btree ("tenant_id","lookup_hash");--> statement-breakpoint
CREATE INDEX "codes_batch" ON "codes" USING btree ("tenant_id","batch_id","serial");--> statement-breakpoint
CREATE INDEX "codes_student" ON "codes" USING btree ("tenant_id","redeemed_by");--> statement-breakpoint
CREATE INDEX "courses_catalogue" ON "courses" USING btree ("tenant_id","grade","active","id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("tenant_id","course_id");--> statement-breakpoint
CREATE INDEX "lessons_unit" ON "lessons" USING btree ("tenant_id","unit_id","position");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("tenant_id","course_id");--> statement-breakpoint
CREATE INDEX "questions_lesson" ON "questions" USING btree ("tenant_id","lesson_id","position");--> statement-breakpoint
CREATE INDEX "quiz_results_newest" ON "quiz_results" USING btree ("tenant_id","student_id","submitted_at");--> statement-breakpoint
CREATE INDEX "quiz_results_lesson" ON "quiz_results" USING btree ("tenant_id","lesson_id");--> statement-breakpoint
CREATE INDEX "term_scores_best" ON "term_scores" USING btree ("tenant_id","period","average" desc);--> statement-breakpoint
CREATE INDEX "unit_grants_newest" ON "unit_grants" USING btree ("tenant_id","student_id","granted_at");--> statement-breakpoint
CREATE INDEX "unit_resources_unit" ON "unit_resources" USING btree ("tenant_id","unit_id","position");--> statement-breakpoint
CREATE INDEX "units_course" ON "units" USING btree ("tenant_id","course_id","position");--> statement-breakpoint
CREATE POLICY "books_own_tenant" ON "books" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "code_batches_own_tenant" ON "code_batches" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "codes_own_tenant" ON "codes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "courses_own_tenant" ON "courses" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "enrolments_own_tenant" ON "enrolments" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "lesson_progress_own_tenant" ON "lesson_progress" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "lessons_own_tenant" ON "lessons" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "media_files_own_tenant" ON "media_files" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "questions_own_tenant" ON "questions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "quiz_attempts_own_tenant" ON "quiz_attempts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "quiz_results_own_tenant" ON "quiz_results" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "term_scores_own_tenant" ON "term_scores" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "unit_grants_own_tenant" ON "unit_grants" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "unit_resources_own_tenant" ON "unit_resources" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "units_own_tenant" ON "units" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));