CREATE TABLE "carte_logos" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carte_logos_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "carte_logos_media_type" CHECK ("carte_logos"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "carte_logos_width" CHECK ("carte_logos"."width" between 1 and 10000),
	CONSTRAINT "carte_logos_height" CHECK ("carte_logos"."height" between 1 and 10000),
	CONSTRAINT "carte_logos_content" CHECK (octet_length("carte_logos"."content") between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "dish_sales" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"gamme_recette_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dish_sales_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "dish_sales_quantity" CHECK ("dish_sales"."quantity" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "menu_choices" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"menu_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_choices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "menu_choices_nom" CHECK ("menu_choices"."nom" = btrim("menu_choices"."nom") and char_length("menu_choices"."nom") between 1 and 200),
	CONSTRAINT "menu_choices_position" CHECK ("menu_choices"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_dishes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"choice_id" uuid NOT NULL,
	"fiche_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_dishes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "menu_dishes_position" CHECK ("menu_dishes"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"prix_ttc" numeric(14, 4) NOT NULL,
	"on_carte" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "menus_nom" CHECK ("menus"."nom" = btrim("menus"."nom") and char_length("menus"."nom") between 1 and 200),
	CONSTRAINT "menus_description" CHECK (char_length("menus"."description") <= 500),
	CONSTRAINT "menus_prix_ttc" CHECK ("menus"."prix_ttc" between 0 and 9999999),
	CONSTRAINT "menus_position" CHECK ("menus"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."public_cartes" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"carte_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_cartes_token" CHECK ("auth"."public_cartes"."token" ~ '^[0-9A-Za-z]{10,40}$')
);
--> statement-breakpoint
CREATE TABLE "sales_periods" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"file_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_periods_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "sales_periods_days" CHECK ("sales_periods"."first_day" between '2000-01-01' and "sales_periods"."last_day" and "sales_periods"."last_day" <= '2100-12-31'),
	CONSTRAINT "sales_periods_file_name" CHECK ("sales_periods"."file_name" = btrim("sales_periods"."file_name") and char_length("sales_periods"."file_name") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "heading" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "theme" text DEFAULT 'classique' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "page_format" text DEFAULT 'a4' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "show_descriptions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "show_leaders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "show_currency" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "allergen_note" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "footer_lines" text[];--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "sales_mapping" jsonb;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "carte_logos" ADD CONSTRAINT "carte_logos_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_sales" ADD CONSTRAINT "dish_sales_period" FOREIGN KEY ("user_id","period_id") REFERENCES "public"."sales_periods"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_sales" ADD CONSTRAINT "dish_sales_dish" FOREIGN KEY ("user_id","gamme_recette_id") REFERENCES "public"."gamme_recettes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_menu" FOREIGN KEY ("user_id","menu_id") REFERENCES "public"."menus"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD CONSTRAINT "menu_dishes_choice" FOREIGN KEY ("user_id","choice_id") REFERENCES "public"."menu_choices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD CONSTRAINT "menu_dishes_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."public_cartes" ADD CONSTRAINT "public_cartes_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carte_logos_carte_unique" ON "carte_logos" USING btree ("user_id","carte_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dish_sales_once" ON "dish_sales" USING btree ("user_id","period_id","gamme_recette_id");--> statement-breakpoint
CREATE INDEX "dish_sales_by_dish" ON "dish_sales" USING btree ("user_id","gamme_recette_id");--> statement-breakpoint
CREATE INDEX "menu_choices_by_position" ON "menu_choices" USING btree ("user_id","menu_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_dishes_once" ON "menu_dishes" USING btree ("user_id","choice_id","fiche_id");--> statement-breakpoint
CREATE INDEX "menu_dishes_by_fiche" ON "menu_dishes" USING btree ("user_id","fiche_id");--> statement-breakpoint
CREATE INDEX "menus_by_position" ON "menus" USING btree ("user_id","carte_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "public_cartes_carte_unique" ON "auth"."public_cartes" USING btree ("user_id","carte_id");--> statement-breakpoint
CREATE INDEX "sales_periods_by_day" ON "sales_periods" USING btree ("user_id","carte_id","last_day");--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_heading" CHECK (char_length("cartes"."heading") <= 300);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_theme" CHECK ("cartes"."theme" in ('classique', 'bistrot', 'moderne', 'ardoise'));--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_page_format" CHECK ("cartes"."page_format" in ('a4', 'a5', 'a4-paysage', 'a3'));--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_allergen_note" CHECK ("cartes"."allergen_note" in ('none', 'marks'));--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_sales_mapping" CHECK (octet_length("cartes"."sales_mapping"::text) <= 50000);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_footer_lines" CHECK (texts_within("cartes"."footer_lines", 10, 300));--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_description" CHECK (char_length("gamme_recettes"."description") <= 500);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_origin" CHECK ("user_products"."origin" = btrim("user_products"."origin") and char_length("user_products"."origin") between 1 and 100);--> statement-breakpoint
SELECT protect('carte_logos');
--> statement-breakpoint
SELECT protect('menus');
--> statement-breakpoint
SELECT protect('menu_choices');
--> statement-breakpoint
SELECT protect('menu_dishes');
--> statement-breakpoint
SELECT protect('sales_periods');
--> statement-breakpoint
SELECT protect('dish_sales');
