ALTER TABLE "tech_sheets" ALTER COLUMN "selling_price_ht" SET DATA TYPE numeric(16, 6);--> statement-breakpoint
SELECT hide_money('tech_sheets', '{selling_price_ht, cout_matiere, checked_cost}');
