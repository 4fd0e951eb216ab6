CREATE TABLE "code_sellers" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_sellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"request_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "code_sellers_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "code_sellers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seller_ledger" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "seller_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"first_serial" integer,
	"last_serial" integer,
	"count" integer NOT NULL,
	"paid_piastres" bigint NOT NULL,
	"owed_piastres" bigint,
	"receipt" integer,
	"cancels" integer,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"request_key" uuid NOT NULL,
	CONSTRAINT "seller_ledger_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "seller_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "codes_serial";--> statement-breakpoint
ALTER TABLE "code_batches" ADD COLUMN "first_serial" integer;--> statement-breakpoint
ALTER TABLE "code_batches" ADD COLUMN "price_piastres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_ledger" ADD COLUMN "first_serial" integer;--> statement-breakpoint
ALTER TABLE "code_ledger" ADD COLUMN "last_serial" integer;--> statement-breakpoint
ALTER TABLE "code_ledger" ADD COLUMN "seller_id" bigint;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "seller_id" bigint;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "price_piastres" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_batches" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "codes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "code_batches" b SET "first_serial" = placed."first_serial", "price_piastres" = placed."price_piastres"
FROM (
  SELECT b."tenant_id", b."id",
    1 + coalesce(sum(b."size") OVER (PARTITION BY b."tenant_id" ORDER BY b."id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS "first_serial",
    CASE WHEN b."kind" = 'course' THEN coalesce(c."price_piastres", 0) ELSE 0 END AS "price_piastres"
  FROM "code_batches" b
  LEFT JOIN "courses" c ON c."tenant_id" = b."tenant_id" AND c."id" = b."course_id"
) placed
WHERE b."tenant_id" = placed."tenant_id" AND b."id" = placed."id";--> statement-breakpoint
UPDATE "codes" c SET "serial" = b."first_serial" + c."serial" - 1, "price_piastres" = b."price_piastres"
FROM "code_batches" b
WHERE b."tenant_id" = c."tenant_id" AND b."id" = c."batch_id";--> statement-breakpoint
ALTER TABLE "courses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "code_batches" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "code_batches" ALTER COLUMN "first_serial" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "code_sellers" ADD CONSTRAINT "code_sellers_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_ledger" ADD CONSTRAINT "seller_ledger_seller_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."code_sellers"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_sellers_name" ON "code_sellers" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "code_sellers_request" ON "code_sellers" USING btree ("tenant_id","request_key");--> statement-breakpoint
CREATE INDEX "seller_ledger_seller" ON "seller_ledger" USING btree ("tenant_id","seller_id","id");--> statement-breakpoint
CREATE INDEX "seller_ledger_payments" ON "seller_ledger" USING btree ("tenant_id","at") WHERE paid_piastres <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_ledger_request" ON "seller_ledger" USING btree ("tenant_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_ledger_receipt" ON "seller_ledger" USING btree ("tenant_id","receipt");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_ledger_cancels" ON "seller_ledger" USING btree ("tenant_id","cancels");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_seller_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."code_sellers"("tenant_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_batches_serial" ON "code_batches" USING btree ("tenant_id","first_serial");--> statement-breakpoint
CREATE INDEX "codes_seller" ON "codes" USING btree ("tenant_id","seller_id","serial","price_piastres","sold_at","redeemed_at","voided_at") WHERE "codes"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "codes_sales" ON "codes" USING btree ("tenant_id",coalesce(sold_at, redeemed_at),"course_id","seller_id","price_piastres") WHERE coalesce(sold_at, redeemed_at) is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "codes_serial" ON "codes" USING btree ("tenant_id","serial");--> statement-breakpoint
CREATE POLICY "code_sellers_own_tenant" ON "code_sellers" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "seller_ledger_own_tenant" ON "seller_ledger" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));