ALTER TABLE "seller_ledger" ADD COLUMN "undoes" uuid;--> statement-breakpoint
CREATE INDEX "codes_sold" ON "codes" USING btree ("tenant_id","seller_id",coalesce(sold_at, redeemed_at)) WHERE seller_id is not null and coalesce(sold_at, redeemed_at) is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_ledger_undoes" ON "seller_ledger" USING btree ("tenant_id","undoes");