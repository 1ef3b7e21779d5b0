ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_name";--> statement-breakpoint
ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_charge";--> statement-breakpoint
ALTER TABLE "supplier_charges" DROP CONSTRAINT "supplier_charges_kind";--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "unit_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "line_total" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "total_ht" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "total_ttc" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_reading_bytes" CHECK (octet_length("invoice_lines"."reading"::text) <= 10000);--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_name" CHECK (char_length("invoice_lines"."name") <= 500);--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_charge" CHECK ("invoice_lines"."charge" in ('freight', 'deposit', 'tax', 'discount', 'goods', 'other'));--> statement-breakpoint
ALTER TABLE "supplier_charges" ADD CONSTRAINT "supplier_charges_kind" CHECK ("supplier_charges"."kind" in ('freight', 'deposit', 'tax', 'discount', 'goods', 'other'));--> statement-breakpoint
SELECT hide_money('invoices', '{total_ht,total_ttc}');--> statement-breakpoint
SELECT hide_money('invoice_lines', '{net_price,line_total,unit_price_ht,agreed_price_ht,article,reading}');
