ALTER TABLE "cartes" ADD COLUMN "languages" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "nom_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "heading_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "footer_lines_en" text[];--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "opening_hours_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "nom_affiche_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gammes" ADD COLUMN "nom_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD COLUMN "nom_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD COLUMN "nom_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "nom_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_languages" CHECK ("cartes"."languages" in ('fr', 'en', 'fr+en'));--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_nom_en" CHECK (char_length("cartes"."nom_en") <= 200);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_heading_en" CHECK (char_length("cartes"."heading_en") <= 300);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_footer_lines_en" CHECK (texts_within("cartes"."footer_lines_en", 10, 300));--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_opening_hours_en" CHECK (char_length("cartes"."opening_hours_en") <= 400);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_nom_affiche_en" CHECK (char_length("gamme_recettes"."nom_affiche_en") <= 200);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_description_en" CHECK (char_length("gamme_recettes"."description_en") <= 500);--> statement-breakpoint
ALTER TABLE "gammes" ADD CONSTRAINT "gammes_nom_en" CHECK (char_length("gammes"."nom_en") <= 200);--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_nom_en" CHECK (char_length("menu_choices"."nom_en") <= 200);--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD CONSTRAINT "menu_dishes_nom_en" CHECK (char_length("menu_dishes"."nom_en") <= 200);--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_nom_en" CHECK (char_length("menus"."nom_en") <= 200);--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_description_en" CHECK (char_length("menus"."description_en") <= 500);