CREATE TABLE "quiz_passages" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content_version" integer NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image_media_id" text,
	"audio_media_id" text,
	CONSTRAINT "quiz_passages_pk" PRIMARY KEY("tenant_id","lesson_id","content_version","place")
);
--> statement-breakpoint
ALTER TABLE "quiz_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_sections" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content_version" integer NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"instructions" text NOT NULL,
	CONSTRAINT "quiz_sections_pk" PRIMARY KEY("tenant_id","lesson_id","content_version","place")
);
--> statement-breakpoint
ALTER TABLE "quiz_sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "section" smallint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "passage" smallint;--> statement-breakpoint
ALTER TABLE "quiz_passages" ADD CONSTRAINT "quiz_passages_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sections" ADD CONSTRAINT "quiz_sections_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_section_fk" FOREIGN KEY ("tenant_id","lesson_id","content_version","section") REFERENCES "public"."quiz_sections"("tenant_id","lesson_id","content_version","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_passage_fk" FOREIGN KEY ("tenant_id","lesson_id","content_version","passage") REFERENCES "public"."quiz_passages"("tenant_id","lesson_id","content_version","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "quiz_passages_own_tenant" ON "quiz_passages" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "quiz_sections_own_tenant" ON "quiz_sections" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));