ALTER TABLE "tech_sheet_ingredients" DROP CONSTRAINT "tech_sheet_ingredients_quantity";--> statement-breakpoint
ALTER TABLE "tech_sheets" DROP CONSTRAINT "tech_sheets_yield_quantity";--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "old_price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "new_price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "supplier_products" ALTER COLUMN "price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "supplier_products" ALTER COLUMN "pack_price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ALTER COLUMN "quantity" SET DATA TYPE numeric(14, 6);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ALTER COLUMN "wastage_percent" SET DATA TYPE numeric(6, 3);--> statement-breakpoint
ALTER TABLE "tech_sheets" ALTER COLUMN "yield_quantity" SET DATA TYPE numeric(14, 6);--> statement-breakpoint
ALTER TABLE "user_products" ALTER COLUMN "price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "user_products" ALTER COLUMN "source_price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_quantity" CHECK ("tech_sheet_ingredients"."quantity" between 0.000001 and 1000000);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_yield_quantity" CHECK ("tech_sheets"."yield_quantity" between 0.000001 and 1000000);