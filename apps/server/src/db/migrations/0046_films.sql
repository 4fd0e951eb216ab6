CREATE TABLE "film_rungs" (
	"tenant_id" text NOT NULL,
	"film_id" text NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"media_id" text NOT NULL,
	"lines" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"frame_rate" double precision NOT NULL,
	"codecs" text NOT NULL,
	"segments" jsonb NOT NULL,
	CONSTRAINT "film_rungs_pk" PRIMARY KEY("tenant_id","film_id","name")
);
--> statement-breakpoint
ALTER TABLE "film_rungs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "films" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"facts" jsonb,
	"mode" text,
	"measured_mode" text,
	"gain" double precision,
	"duration_seconds" integer,
	"poster_media_id" text,
	"strip_media_id" text,
	"strip" jsonb,
	"started_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	CONSTRAINT "films_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "films" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "film_rungs" ADD CONSTRAINT "film_rungs_film" FOREIGN KEY ("tenant_id","film_id") REFERENCES "public"."films"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_source" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."media_files"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "film_rungs_own_tenant" ON "film_rungs" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "films_own_tenant" ON "films" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));