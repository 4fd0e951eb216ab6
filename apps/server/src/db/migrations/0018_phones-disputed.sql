DROP INDEX "accounts_phone";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone" ON "accounts" USING btree ("tenant_id","phone") WHERE not phone_disputed;