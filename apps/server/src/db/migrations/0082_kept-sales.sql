ALTER TABLE "seller_ledger" ADD COLUMN "sold_cards" integer;--> statement-breakpoint
ALTER TABLE "seller_ledger" ADD COLUMN "due_piastres" bigint;--> statement-breakpoint
ALTER TABLE "seller_ledger" ADD COLUMN "taken_back" jsonb;--> statement-breakpoint
CREATE INDEX "seller_ledger_taken_back" ON "seller_ledger" USING btree ("tenant_id","at") WHERE taken_back is not null;