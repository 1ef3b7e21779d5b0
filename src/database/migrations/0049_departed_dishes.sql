ALTER TABLE "sales_periods" DROP CONSTRAINT "sales_periods_closed_bytes";--> statement-breakpoint
ALTER TABLE "sales_periods" ADD COLUMN "departed" jsonb;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_departed" CHECK ("sales_periods"."closed" is null or "sales_periods"."departed" is null);--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_departed_bytes" CHECK (octet_length("sales_periods"."departed"::text) <= 16000000);--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed_bytes" CHECK (octet_length("sales_periods"."closed"::text) <= 16000000);