ALTER TABLE "sales_periods" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD COLUMN "closed" jsonb;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed" CHECK (("sales_periods"."closed" is null) = ("sales_periods"."closed_at" is null));--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed_bytes" CHECK (octet_length("sales_periods"."closed"::text) <= 4000000);