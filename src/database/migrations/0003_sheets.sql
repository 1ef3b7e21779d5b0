CREATE TABLE "tech_sheets" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"portions" integer NOT NULL,
	"selling_price_ht" numeric(14, 4),
	"tva_rate" numeric(4, 1) DEFAULT 10 NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"cout_matiere" numeric(40, 4) DEFAULT 0 NOT NULL,
	"uncosted_lines" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"prep_minutes" integer,
	"cook_minutes" integer,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"steps" text[] DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(title)) STORED NOT NULL,
	CONSTRAINT "tech_sheets_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tech_sheets_title" CHECK ("tech_sheets"."title" = btrim("tech_sheets"."title") and char_length("tech_sheets"."title") between 3 and 100),
	CONSTRAINT "tech_sheets_category" CHECK ("tech_sheets"."category" in ('Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce', 'Menu')),
	CONSTRAINT "tech_sheets_portions" CHECK ("tech_sheets"."portions" between 1 and 100000),
	CONSTRAINT "tech_sheets_selling_price_ht" CHECK ("tech_sheets"."selling_price_ht" between 0 and 9999999),
	CONSTRAINT "tech_sheets_tva_rate" CHECK ("tech_sheets"."tva_rate" in (5.5, 10, 20)),
	CONSTRAINT "tech_sheets_cout_matiere" CHECK ("tech_sheets"."cout_matiere" >= 0),
	CONSTRAINT "tech_sheets_uncosted_lines" CHECK ("tech_sheets"."uncosted_lines" >= 0),
	CONSTRAINT "tech_sheets_method" CHECK (char_length("tech_sheets"."method") <= 20000),
	CONSTRAINT "tech_sheets_description" CHECK (char_length("tech_sheets"."description") <= 2000),
	CONSTRAINT "tech_sheets_notes" CHECK (char_length("tech_sheets"."notes") <= 5000),
	CONSTRAINT "tech_sheets_prep_minutes" CHECK ("tech_sheets"."prep_minutes" between 0 and 100000),
	CONSTRAINT "tech_sheets_cook_minutes" CHECK ("tech_sheets"."cook_minutes" between 0 and 100000),
	CONSTRAINT "tech_sheets_equipment" CHECK (texts_within("tech_sheets"."equipment", 100, 200)),
	CONSTRAINT "tech_sheets_steps" CHECK (texts_within("tech_sheets"."steps", 200, 2000)),
	CONSTRAINT "tech_sheets_version" CHECK ("tech_sheets"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "tech_sheet_ingredients" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"user_product_id" uuid,
	"quantity" numeric(14, 3) NOT NULL,
	"unit" text NOT NULL,
	"wastage_percent" numeric(4, 1) DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tech_sheet_ingredients_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tech_sheet_ingredients_quantity" CHECK ("tech_sheet_ingredients"."quantity" between 0.001 and 1000000),
	CONSTRAINT "tech_sheet_ingredients_unit" CHECK ("tech_sheet_ingredients"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "tech_sheet_ingredients_wastage_percent" CHECK ("tech_sheet_ingredients"."wastage_percent" between 0 and 100),
	CONSTRAINT "tech_sheet_ingredients_position" CHECK ("tech_sheet_ingredients"."position" >= 0),
	CONSTRAINT "tech_sheet_ingredients_note" CHECK (char_length("tech_sheet_ingredients"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "recettes_publiables" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"fiche_id" uuid NOT NULL,
	"nom_recette" text NOT NULL,
	"prix_ttc" numeric(14, 4) NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recettes_publiables_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recettes_publiables_nom_recette" CHECK ("recettes_publiables"."nom_recette" = btrim("recettes_publiables"."nom_recette") and char_length("recettes_publiables"."nom_recette") between 1 and 200),
	CONSTRAINT "recettes_publiables_prix_ttc" CHECK ("recettes_publiables"."prix_ttc" > 0 and "recettes_publiables"."prix_ttc" between 0 and 9999999)
);
--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE set null ("user_product_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recettes_publiables" ADD CONSTRAINT "recettes_publiables_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tech_sheets_title_unique" ON "tech_sheets" USING btree ("user_id",lower(title collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "tech_sheets_by_update" ON "tech_sheets" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tech_sheets_by_title" ON "tech_sheets" USING btree ("user_id","search_text","id");--> statement-breakpoint
CREATE INDEX "tech_sheet_ingredients_by_sheet" ON "tech_sheet_ingredients" USING btree ("user_id","tech_sheet_id","position");--> statement-breakpoint
CREATE INDEX "tech_sheet_ingredients_by_product" ON "tech_sheet_ingredients" USING btree ("user_id","user_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recettes_publiables_fiche_unique" ON "recettes_publiables" USING btree ("user_id","fiche_id");