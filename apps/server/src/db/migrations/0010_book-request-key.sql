ALTER TABLE "books" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "books_request" ON "books" USING btree ("tenant_id","request_key");