ALTER TABLE "tech_sheets" ADD COLUMN "keeps_hours" integer;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "frozen_hours" integer;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "opened_hours" integer;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "station" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_keeps_hours" CHECK ("tech_sheets"."keeps_hours" between 1 and 87600);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_frozen_hours" CHECK ("tech_sheets"."frozen_hours" between 1 and 87600);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_opened_hours" CHECK ("tech_sheets"."opened_hours" between 1 and 87600);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_station" CHECK (char_length("tech_sheets"."station") <= 60);--> statement-breakpoint
SELECT hide_money('tech_sheets', '{selling_price_ht, cout_matiere, checked_cost}');
