ALTER TABLE "invoices" DROP CONSTRAINT "invoices_credited_number";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_aside_reason";--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "siren" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_numbers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- For this statement the owner of the table sees all of it.
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE invoices SET credited_numbers = ARRAY[credited_number] WHERE credited_number IS NOT NULL;--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP VIEW without_money.invoices;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "credited_number";--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_siren" CHECK ("account_settings"."siren" ~ '^[0-9]{9}$');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited_numbers" CHECK (texts_within("invoices"."credited_numbers", 100, 100));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_aside_reason" CHECK ("invoices"."aside_reason" in ('chosen', 'currency', 'sums-differ', 'no-lines', 'own-sale', 'other-buyer'));--> statement-breakpoint
SELECT hide_money('account_settings', '{target_margin,floor_margin,coefficient_entree,coefficient_plat,coefficient_dessert,coefficient_default}');--> statement-breakpoint
SELECT hide_money('invoices', '{total_ht,total_ttc}');
