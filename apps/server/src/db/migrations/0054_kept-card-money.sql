CREATE TABLE "card_sales" (
	"tenant_id" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"day" date NOT NULL,
	"course_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "card_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sold" integer NOT NULL,
	"redeemed" integer NOT NULL,
	"due_piastres" bigint NOT NULL,
	CONSTRAINT "card_sales_pk" PRIMARY KEY("tenant_id","seller_id","day","course_id","id")
);
--> statement-breakpoint
ALTER TABLE "card_sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "card_stock" (
	"tenant_id" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "card_stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"redeemed" integer NOT NULL,
	"voided" integer NOT NULL,
	"sold" integer NOT NULL,
	"owed_for" integer NOT NULL,
	"in_hand" integer NOT NULL,
	"due_piastres" bigint NOT NULL,
	CONSTRAINT "card_stock_pk" PRIMARY KEY("tenant_id","seller_id","batch_id","id")
);
--> statement-breakpoint
ALTER TABLE "card_stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "codes_sales";--> statement-breakpoint
DROP INDEX "codes_redeemed_by_batch";--> statement-breakpoint
DROP INDEX "codes_voided_by_batch";--> statement-breakpoint
DROP INDEX "codes_sold_by_batch";--> statement-breakpoint
DROP INDEX "codes_seller";--> statement-breakpoint
CREATE INDEX "card_sales_day" ON "card_sales" USING btree ("tenant_id","day");--> statement-breakpoint
CREATE INDEX "card_stock_batch" ON "card_stock" USING btree ("tenant_id","batch_id");--> statement-breakpoint
CREATE INDEX "codes_seller" ON "codes" USING btree ("tenant_id","seller_id","serial") WHERE "codes"."seller_id" is not null;--> statement-breakpoint
CREATE POLICY "card_sales_own_tenant" ON "card_sales" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
CREATE POLICY "card_stock_own_tenant" ON "card_stock" AS PERMISSIVE FOR ALL TO public USING (tenant_id = current_setting('hessa.tenant', true)) WITH CHECK (tenant_id = current_setting('hessa.tenant', true));--> statement-breakpoint
-- Once a statement, not once a card: five thousand cards that are made, handed out or stopped together are one row in each.
CREATE FUNCTION "keep_card_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sign constant int := tg_argv[0];
begin
  insert into public.card_stock (tenant_id, seller_id, batch_id, redeemed, voided, sold, owed_for, in_hand, due_piastres)
  select tenant_id, coalesce(seller_id, 0), batch_id, sign * count(redeemed_at),
    sign * count(*) filter (where redeemed_at is null and voided_at is not null),
    sign * count(*) filter (where redeemed_at is null and voided_at is null and sold_at is not null),
    sign * count(coalesce(sold_at, redeemed_at)),
    sign * count(*) filter (where coalesce(sold_at, redeemed_at) is null and voided_at is null),
    sign * coalesce(sum(price_piastres) filter (where coalesce(sold_at, redeemed_at) is not null), 0)
  from cards group by 1, 2, 3;
  insert into public.card_sales (tenant_id, seller_id, day, course_id, sold, redeemed, due_piastres)
  select tenant_id, coalesce(seller_id, 0), (coalesce(sold_at, redeemed_at) at time zone 'Africa/Cairo')::date, course_id,
    sign * count(*), sign * count(redeemed_at), sign * sum(price_piastres)
  from cards where coalesce(sold_at, redeemed_at) is not null group by 1, 2, 3, 4;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "keep_made_cards" AFTER INSERT ON "codes" REFERENCING NEW TABLE AS "cards" FOR EACH STATEMENT EXECUTE FUNCTION "keep_card_figures"('1');--> statement-breakpoint
CREATE TRIGGER "keep_gone_cards" AFTER DELETE ON "codes" REFERENCING OLD TABLE AS "cards" FOR EACH STATEMENT EXECUTE FUNCTION "keep_card_figures"('-1');--> statement-breakpoint
CREATE TRIGGER "keep_cards_before" AFTER UPDATE ON "codes" REFERENCING OLD TABLE AS "cards" FOR EACH STATEMENT EXECUTE FUNCTION "keep_card_figures"('-1');--> statement-breakpoint
CREATE TRIGGER "keep_cards_after" AFTER UPDATE ON "codes" REFERENCING NEW TABLE AS "cards" FOR EACH STATEMENT EXECUTE FUNCTION "keep_card_figures"('1');--> statement-breakpoint
-- The cards of before. An owner who is no superuser is bound by forced row security, and would count nothing.
ALTER TABLE "codes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "card_stock" ("tenant_id", "seller_id", "batch_id", "redeemed", "voided", "sold", "owed_for", "in_hand", "due_piastres")
SELECT "tenant_id", coalesce("seller_id", 0), "batch_id", count("redeemed_at"),
  count(*) FILTER (WHERE "redeemed_at" IS NULL AND "voided_at" IS NOT NULL),
  count(*) FILTER (WHERE "redeemed_at" IS NULL AND "voided_at" IS NULL AND "sold_at" IS NOT NULL),
  count(coalesce("sold_at", "redeemed_at")),
  count(*) FILTER (WHERE coalesce("sold_at", "redeemed_at") IS NULL AND "voided_at" IS NULL),
  coalesce(sum("price_piastres") FILTER (WHERE coalesce("sold_at", "redeemed_at") IS NOT NULL), 0)
FROM "codes" GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO "card_sales" ("tenant_id", "seller_id", "day", "course_id", "sold", "redeemed", "due_piastres")
SELECT "tenant_id", coalesce("seller_id", 0), (coalesce("sold_at", "redeemed_at") at time zone 'Africa/Cairo')::date, "course_id",
  count(*), count("redeemed_at"), sum("price_piastres")
FROM "codes" WHERE coalesce("sold_at", "redeemed_at") IS NOT NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ALTER TABLE "codes" FORCE ROW LEVEL SECURITY;
