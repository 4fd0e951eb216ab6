CREATE TABLE "accounts" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"parent_phone" text,
	"grade" text,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "devices" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"device_id_hash" "bytea",
	"cookie_hash" "bytea" NOT NULL,
	"label" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_pk" PRIMARY KEY("tenant_id","account_id","id")
);
--> statement-breakpoint
ALTER TABLE "devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts_left" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"recent_sends" jsonb NOT NULL,
	CONSTRAINT "one_time_codes_pk" PRIMARY KEY("tenant_id","account_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"device_id_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"cookie_seen" boolean DEFAULT false NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"previous_secret_hash" "bytea",
	"rotation_salt" "bytea",
	"token_issued_at" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_pk" PRIMARY KEY("tenant_id","account_id","slot"),
	CONSTRAINT "sessions_slot" CHECK ("sessions"."slot" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_records" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"whats_app_number" text DEFAULT '' NOT NULL,
	"facebook_page" text DEFAULT '' NOT NULL,
	"you_tube_channel" text DEFAULT '' NOT NULL,
	"tiktok_channel" text DEFAULT '' NOT NULL,
	CONSTRAINT "contact_records_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"tenant_id" text NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "tenant_hosts_pk" PRIMARY KEY("tenant_id","host")
);
--> statement-breakpoint
ALTER TABLE "tenant_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenants" (
	"tenant_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"profile" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"owner_claim_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tenants_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_events_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"tenant_id" text NOT NULL,
	"policy" text NOT NULL,
	"subject_hash" "bytea" NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_pk" PRIMARY KEY("tenant_id","policy","subject_hash")
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_records" ADD CONSTRAINT "contact_records_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone" ON "accounts" USING btree ("tenant_id","phone");--> statement-breakpoint
CREATE INDEX "accounts_parent_phone" ON "accounts" USING btree ("tenant_id","parent_phone","phone");--> statement-breakpoint
CREATE INDEX "devices_cookie" ON "devices" USING btree ("tenant_id","account_id","cookie_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_hosts_host" ON "tenant_hosts" USING btree ("host");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("tenant_id","id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE POLICY "accounts_own_tenant" ON "accounts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "devices_own_tenant" ON "devices" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "one_time_codes_own_tenant" ON "one_time_codes" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "sessions_own_tenant" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "contact_records_own_tenant" ON "contact_records" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "tenant_hosts_own_tenant" ON "tenant_hosts" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "tenants_own_tenant" ON "tenants" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "audit_events_own_tenant" ON "audit_events" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "rate_limits_own_tenant" ON "rate_limits" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "mails_own_tenant" ON "mails" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));