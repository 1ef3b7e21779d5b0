ALTER TABLE "account_settings" ADD COLUMN "stations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "label_format" text DEFAULT '62x29' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_stations" CHECK (texts_within("account_settings"."stations", 30, 60));--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_label_format" CHECK ("account_settings"."label_format" in ('62x29', '57x32', '89x36', '50x30', 'a4-3x8', 'a4-4x10'));--> statement-breakpoint
SELECT hide_money('account_settings', '{target_margin,floor_margin,coefficient_entree,coefficient_plat,coefficient_dessert,coefficient_default}');
