ALTER TABLE "cartes" ADD COLUMN "fit_pages" integer;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_fit_pages" CHECK ("cartes"."fit_pages" between 1 and 8);--> statement-breakpoint
SELECT hide_money('cartes', '{}');
