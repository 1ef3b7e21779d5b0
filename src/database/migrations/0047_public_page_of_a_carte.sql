ALTER TABLE "cartes" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_phone" CHECK (char_length("cartes"."phone") <= 40);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_opening_hours" CHECK (char_length("cartes"."opening_hours") <= 400);