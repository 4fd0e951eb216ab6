CREATE TABLE "bank_passages" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image_media_id" text,
	"audio_media_id" text,
	"hash" text GENERATED ALWAYS AS (md5(coalesce(title::text, '') || E'\x1f' || coalesce(text::text, '') || E'\x1f' || coalesce(image_media_id::text, '') || E'\x1f' || coalesce(audio_media_id::text, ''))) STORED NOT NULL,
	CONSTRAINT "bank_passages_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "bank_passages_own_tenant" ON "bank_passages" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE TABLE "bank_questions" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb NOT NULL,
	"right_choice" smallint,
	"details" jsonb,
	"weight" integer NOT NULL,
	"explanation" text,
	"image_media_id" text,
	"pinned" boolean NOT NULL,
	"passage_id" bigint,
	"unit" text NOT NULL,
	"skill" text,
	"level" text,
	"source" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"papers" integer DEFAULT 0 NOT NULL,
	"difficulty" double precision,
	"discrimination" double precision,
	"measured_level" text,
	"hash" text GENERATED ALWAYS AS (md5(coalesce(kind::text, '') || E'\x1f' || coalesce(text::text, '') || E'\x1f' || coalesce(choices::text, '') || E'\x1f' || coalesce(right_choice::text, '') || E'\x1f' || coalesce(details::text, '') || E'\x1f' || coalesce(image_media_id::text, ''))) STORED NOT NULL,
	"search_letters" text GENERATED ALWAYS AS (translate(lower(normalize(text || ' ' || choices::text || ' ' || coalesce(details::text, ''), NFKC)), E'أإآٱؤئةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ءـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞ\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00a0\ufeff \u0009\u000a\u000d-\u2010\u2011\u2013\u2014_.,،؛;:!?؟\u2026''\u2019\u2018"\u201c\u201d«»()[]{}/\\|+*&%#@', E'ااااويهييك01234567890123456789')) STORED NOT NULL,
	CONSTRAINT "bank_questions_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "bank_questions_own_tenant" ON "bank_questions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE TABLE "bank_uses" (
	"tenant_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"identity" uuid NOT NULL,
	"bank_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"judged_papers" integer DEFAULT 0 NOT NULL,
	"papers" integer DEFAULT 0 NOT NULL,
	"difficulty" double precision,
	"discrimination" double precision,
	CONSTRAINT "bank_uses_pk" PRIMARY KEY("tenant_id","lesson_id","identity")
);
--> statement-breakpoint
ALTER TABLE "bank_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "bank_uses_own_tenant" ON "bank_uses" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE UNIQUE INDEX "bank_passages_once" ON "bank_passages" USING btree ("tenant_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_questions_once" ON "bank_questions" USING btree ("tenant_id","hash",coalesce(passage_id, 0));--> statement-breakpoint
CREATE INDEX "bank_questions_search" ON "bank_questions" USING gin ("search_letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_questions_passage" ON "bank_questions" USING btree ("tenant_id","passage_id");--> statement-breakpoint
CREATE INDEX "bank_uses_question" ON "bank_uses" USING btree ("tenant_id","bank_id");--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_passage_fk" FOREIGN KEY ("tenant_id","passage_id") REFERENCES "public"."bank_passages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_uses" ADD CONSTRAINT "bank_uses_lesson_fk" FOREIGN KEY ("tenant_id","lesson_id") REFERENCES "public"."lessons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_uses" ADD CONSTRAINT "bank_uses_question_fk" FOREIGN KEY ("tenant_id","bank_id") REFERENCES "public"."bank_questions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The owner of a table that forces its policies sees nothing of it without a tenant.
ALTER TABLE "quiz_passages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "units" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Every question that was ever written, in the last wording it had in its quiz; the same one in several quizzes is one row.
-- When a question was put into its quiz nobody knows any more: what counts is when the quiz was last handed in.
INSERT INTO "bank_passages" (tenant_id, title, text, image_media_id, audio_media_id)
SELECT DISTINCT tenant_id, title, text, image_media_id, audio_media_id FROM "quiz_passages"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "bank_questions"
	(tenant_id, text, kind, choices, right_choice, details, weight, explanation, image_media_id, pinned, passage_id, unit, source)
SELECT q.tenant_id, q.text, q.kind, q.choices, q.right_choice, q.details, q.weight, q.explanation, q.image_media_id, q.pinned,
	kept.id, left(u.name, 120), left(l.name, 120)
FROM (SELECT DISTINCT ON (tenant_id, lesson_id, identity) * FROM "questions" ORDER BY tenant_id, lesson_id, identity, content_version DESC) q
JOIN "lessons" l ON l.tenant_id = q.tenant_id AND l.id = q.lesson_id
JOIN "units" u ON u.tenant_id = l.tenant_id AND u.id = l.unit_id
LEFT JOIN "quiz_passages" p ON p.tenant_id = q.tenant_id AND p.lesson_id = q.lesson_id AND p.content_version = q.content_version AND p.place = q.passage
LEFT JOIN "bank_passages" kept ON kept.tenant_id = p.tenant_id AND kept.hash = md5(coalesce(p.title::text, '') || E'\x1f' || coalesce(p.text::text, '') || E'\x1f' || coalesce(p.image_media_id::text, '') || E'\x1f' || coalesce(p.audio_media_id::text, ''))
ORDER BY q.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "bank_uses" (tenant_id, lesson_id, identity, bank_id, hash, used_at)
SELECT q.tenant_id, q.lesson_id, q.identity, b.id, b.hash,
	(SELECT max(r.submitted_at) FROM "quiz_results" r WHERE r.tenant_id = q.tenant_id AND r.lesson_id = q.lesson_id)
FROM (SELECT DISTINCT ON (tenant_id, lesson_id, identity) * FROM "questions" ORDER BY tenant_id, lesson_id, identity, content_version DESC) q
LEFT JOIN "quiz_passages" p ON p.tenant_id = q.tenant_id AND p.lesson_id = q.lesson_id AND p.content_version = q.content_version AND p.place = q.passage
LEFT JOIN "bank_passages" kept ON kept.tenant_id = p.tenant_id AND kept.hash = md5(coalesce(p.title::text, '') || E'\x1f' || coalesce(p.text::text, '') || E'\x1f' || coalesce(p.image_media_id::text, '') || E'\x1f' || coalesce(p.audio_media_id::text, ''))
JOIN "bank_questions" b ON b.tenant_id = q.tenant_id AND b.hash = md5(coalesce(q.kind::text, '') || E'\x1f' || coalesce(q.text::text, '') || E'\x1f' || coalesce(q.choices::text, '') || E'\x1f' || coalesce(q.right_choice::text, '') || E'\x1f' || coalesce(q.details::text, '') || E'\x1f' || coalesce(q.image_media_id::text, '')) AND coalesce(b.passage_id, 0) = coalesce(kept.id, 0);--> statement-breakpoint
ALTER TABLE "quiz_results" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "units" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lessons" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz_passages" FORCE ROW LEVEL SECURITY;
