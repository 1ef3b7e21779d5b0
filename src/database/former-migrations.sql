--> migration 0000_foundations 1795213958778
-- Roles belong to the whole server: another database of it may have made them already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_member') THEN
    CREATE ROLE gramme_member NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_visitor') THEN
    CREATE ROLE gramme_visitor NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- The server's role may act as both, and has none of their rights while it does not.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    IF NOT (pg_has_role(current_user, 'gramme_member', 'SET') AND pg_has_role(current_user, 'gramme_visitor', 'SET')) THEN
      EXECUTE 'GRANT gramme_member, gramme_visitor TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
    END IF;
  ELSIF NOT (pg_has_role(current_user, 'gramme_member', 'MEMBER') AND pg_has_role(current_user, 'gramme_visitor', 'MEMBER')) THEN
    GRANT gramme_member, gramme_visitor TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO gramme_member, gramme_visitor;
--> statement-breakpoint
-- Case and accents removed, œ and æ written out, apostrophes and spaces plain: what searches compare. src/domain/catalogue/fold-for-search.ts is its twin.
CREATE FUNCTION public.fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(translate(
  regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
  E'\u2019\u00a0\u202f', '''  '), 'œ', 'oe'), 'æ', 'ae');
--> statement-breakpoint
-- A list of at most `most` texts, none of them null or longer than `longest` characters.
CREATE FUNCTION public.texts_within(texts text[], most int, longest int) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN cardinality(texts) <= most
  AND NOT EXISTS (SELECT FROM unnest(texts) AS item WHERE item IS NULL OR char_length(item) > longest);
--> statement-breakpoint
-- Whose rows the transaction may touch; null, so nobody's, when it has not been said.
CREATE FUNCTION public.acting_user() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it.
CREATE FUNCTION public.protect(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY member ON %s TO gramme_member USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  EXECUTE format('CREATE POLICY visitor ON %s FOR SELECT TO gramme_visitor USING (user_id = acting_user())', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO gramme_member', target);
  EXECUTE format('GRANT SELECT ON %s TO gramme_visitor', target);
END $$;
--> migration 0001_auth 1795213959427
CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "auth"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "auth"."accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "auth"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "auth"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "auth"."verifications" USING btree ("expires_at");
--> migration 0002_products 1795213959991
CREATE TABLE "account_settings" (
	"user_id" uuid NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"theme" text DEFAULT 'auto' NOT NULL,
	"wastage_method" text DEFAULT 'majoration' NOT NULL,
	"default_tva_rate" numeric(4, 1) DEFAULT 10 NOT NULL,
	"target_margin" numeric(4, 1) DEFAULT 70 NOT NULL,
	"floor_margin" numeric(4, 1) DEFAULT 50 NOT NULL,
	"coefficient_entree" numeric(5, 2) DEFAULT 4 NOT NULL,
	"coefficient_plat" numeric(5, 2) DEFAULT 3.5 NOT NULL,
	"coefficient_dessert" numeric(5, 2) DEFAULT 5 NOT NULL,
	"coefficient_default" numeric(5, 2) DEFAULT 3.5 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_settings_user_id_pk" PRIMARY KEY("user_id"),
	CONSTRAINT "account_settings_language" CHECK ("account_settings"."language" in ('fr', 'en')),
	CONSTRAINT "account_settings_theme" CHECK ("account_settings"."theme" in ('auto', 'light', 'dark')),
	CONSTRAINT "account_settings_wastage_method" CHECK ("account_settings"."wastage_method" in ('majoration', 'rendement')),
	CONSTRAINT "account_settings_default_tva_rate" CHECK ("account_settings"."default_tva_rate" in (5.5, 10, 20)),
	CONSTRAINT "account_settings_margins" CHECK (0 <= "account_settings"."floor_margin" and "account_settings"."floor_margin" <= "account_settings"."target_margin" and "account_settings"."target_margin" <= 100),
	CONSTRAINT "account_settings_coefficient_entree" CHECK ("account_settings"."coefficient_entree" between 1 and 100),
	CONSTRAINT "account_settings_coefficient_plat" CHECK ("account_settings"."coefficient_plat" between 1 and 100),
	CONSTRAINT "account_settings_coefficient_dessert" CHECK ("account_settings"."coefficient_dessert" between 1 and 100),
	CONSTRAINT "account_settings_coefficient_default" CHECK ("account_settings"."coefficient_default" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "supplier_contacts" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	CONSTRAINT "supplier_contacts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "supplier_contacts_name" CHECK ("supplier_contacts"."name" = btrim("supplier_contacts"."name") and char_length("supplier_contacts"."name") between 1 and 200),
	CONSTRAINT "supplier_contacts_email" CHECK (char_length("supplier_contacts"."email") <= 254),
	CONSTRAINT "supplier_contacts_phone" CHECK (char_length("supplier_contacts"."phone") <= 40),
	CONSTRAINT "supplier_contacts_notes" CHECK (char_length("supplier_contacts"."notes") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "supplier_products" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"brand" text,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"density_kg_per_l" numeric(13, 6),
	"content_quantity" numeric(13, 6),
	"content_unit" text,
	"price_ht" numeric(14, 4) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(name) || chr(10) || fold(coalesce(brand, ''))) STORED NOT NULL,
	CONSTRAINT "supplier_products_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "supplier_products_price_ht" CHECK ("supplier_products"."price_ht" between 0 and 9999999),
	CONSTRAINT "supplier_products_name" CHECK ("supplier_products"."name" = btrim("supplier_products"."name") and char_length("supplier_products"."name") between 1 and 200),
	CONSTRAINT "supplier_products_category" CHECK ("supplier_products"."category" in ('Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie', 'Épicerie', 'Épices', 'Boissons', 'Surgelés')),
	CONSTRAINT "supplier_products_unit" CHECK ("supplier_products"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "supplier_products_brand" CHECK (char_length("supplier_products"."brand") <= 200),
	CONSTRAINT "supplier_products_allergens" CHECK ("supplier_products"."allergens" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("supplier_products"."allergens") <= 14),
	CONSTRAINT "supplier_products_density" CHECK ("supplier_products"."density_kg_per_l" > 0),
	CONSTRAINT "supplier_products_content_quantity" CHECK ("supplier_products"."content_quantity" > 0),
	CONSTRAINT "supplier_products_content_unit" CHECK ("supplier_products"."content_unit" in ('kg', 'g', 'L', 'cl', 'ml')),
	CONSTRAINT "supplier_products_content_whole" CHECK (("supplier_products"."content_quantity" is null) = ("supplier_products"."content_unit" is null))
);
--> statement-breakpoint
CREATE TABLE "user_products" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source_product_id" uuid,
	"supplier_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"brand" text,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"density_kg_per_l" numeric(13, 6),
	"content_quantity" numeric(13, 6),
	"content_unit" text,
	"price_ht" numeric(14, 4),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(name) || chr(10) || fold(coalesce(brand, ''))) STORED NOT NULL,
	CONSTRAINT "user_products_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_products_price_ht" CHECK ("user_products"."price_ht" between 0 and 9999999),
	CONSTRAINT "user_products_name" CHECK ("user_products"."name" = btrim("user_products"."name") and char_length("user_products"."name") between 1 and 200),
	CONSTRAINT "user_products_category" CHECK ("user_products"."category" in ('Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie', 'Épicerie', 'Épices', 'Boissons', 'Surgelés')),
	CONSTRAINT "user_products_unit" CHECK ("user_products"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "user_products_brand" CHECK (char_length("user_products"."brand") <= 200),
	CONSTRAINT "user_products_allergens" CHECK ("user_products"."allergens" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("user_products"."allergens") <= 14),
	CONSTRAINT "user_products_density" CHECK ("user_products"."density_kg_per_l" > 0),
	CONSTRAINT "user_products_content_quantity" CHECK ("user_products"."content_quantity" > 0),
	CONSTRAINT "user_products_content_unit" CHECK ("user_products"."content_unit" in ('kg', 'g', 'L', 'cl', 'ml')),
	CONSTRAINT "user_products_content_whole" CHECK (("user_products"."content_quantity" is null) = ("user_products"."content_unit" is null))
);
--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE set null ("supplier_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_source" FOREIGN KEY ("user_id","source_product_id") REFERENCES "public"."supplier_products"("user_id","id") ON DELETE set null ("source_product_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_contacts_by_name" ON "supplier_contacts" USING btree ("user_id","search_text","id");--> statement-breakpoint
CREATE INDEX "supplier_contacts_by_creation" ON "supplier_contacts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "supplier_products_by_name" ON "supplier_products" USING btree ("user_id","supplier_id","search_text","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_products_source_unique" ON "user_products" USING btree ("user_id","source_product_id");--> statement-breakpoint
CREATE INDEX "user_products_by_name" ON "user_products" USING btree ("user_id","search_text","id");--> statement-breakpoint
CREATE INDEX "user_products_by_supplier" ON "user_products" USING btree ("user_id","supplier_id","search_text","id");--> statement-breakpoint
CREATE INDEX "user_products_by_category" ON "user_products" USING btree ("user_id","category","search_text","id");--> statement-breakpoint
CREATE INDEX "user_products_by_update" ON "user_products" USING btree ("user_id","updated_at","id");
--> migration 0003_sheets 1795213960619
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
--> migration 0004_gammes 1795213961286
CREATE TABLE "cartes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"nom" text DEFAULT 'Ma carte' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cartes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cartes_nom" CHECK ("cartes"."nom" = btrim("cartes"."nom") and char_length("cartes"."nom") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "gammes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gammes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gammes_nom" CHECK ("gammes"."nom" = btrim("gammes"."nom") and char_length("gammes"."nom") between 1 and 200),
	CONSTRAINT "gammes_position" CHECK ("gammes"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gamme_recettes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gamme_id" uuid NOT NULL,
	"fiche_id" uuid NOT NULL,
	"nom_affiche" text NOT NULL,
	"prix_ttc_affiche" numeric(14, 4) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gamme_recettes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gamme_recettes_nom_affiche" CHECK ("gamme_recettes"."nom_affiche" = btrim("gamme_recettes"."nom_affiche") and char_length("gamme_recettes"."nom_affiche") between 1 and 200),
	CONSTRAINT "gamme_recettes_prix_ttc_affiche" CHECK ("gamme_recettes"."prix_ttc_affiche" between 0 and 9999999),
	CONSTRAINT "gamme_recettes_position" CHECK ("gamme_recettes"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gammes" ADD CONSTRAINT "gammes_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_gamme" FOREIGN KEY ("user_id","gamme_id") REFERENCES "public"."gammes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cartes_user_unique" ON "cartes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gammes_by_position" ON "gammes" USING btree ("user_id","carte_id","position");--> statement-breakpoint
CREATE INDEX "gamme_recettes_by_position" ON "gamme_recettes" USING btree ("user_id","gamme_id","position");--> statement-breakpoint
CREATE INDEX "gamme_recettes_by_fiche" ON "gamme_recettes" USING btree ("user_id","fiche_id");
--> migration 0005_protection 1795213961841
SELECT protect('account_settings');
--> statement-breakpoint
SELECT protect('supplier_contacts');
--> statement-breakpoint
SELECT protect('supplier_products');
--> statement-breakpoint
SELECT protect('user_products');
--> statement-breakpoint
SELECT protect('tech_sheets');
--> statement-breakpoint
SELECT protect('tech_sheet_ingredients');
--> statement-breakpoint
SELECT protect('recettes_publiables');
--> statement-breakpoint
SELECT protect('cartes');
--> statement-breakpoint
SELECT protect('gammes');
--> statement-breakpoint
SELECT protect('gamme_recettes');
--> migration 0006_margins 1795213962405
-- A dish's margin is on its displayed price less the VAT of its own sheet, against the cost of one portion.
-- Dishes without a price or without a cost have no margin and stay out of the mean.
CREATE VIEW vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  coalesce(sum(dishes.portion_cost), 0) AS cout_total,
  coalesce(sum(dishes.price_ttc), 0) AS ca_ttc,
  coalesce(
    avg((dishes.price_ht - dishes.portion_cost) / nullif(dishes.price_ht, 0) * 100)
      FILTER (WHERE dishes.price_ht > 0 AND dishes.portion_cost > 0),
    0
  ) AS marge_percent_moyenne,
  gammes.created_at
FROM gammes
LEFT JOIN LATERAL (
  SELECT
    gamme_recettes.id,
    tech_sheets.cout_matiere / tech_sheets.portions AS portion_cost,
    gamme_recettes.prix_ttc_affiche AS price_ttc,
    gamme_recettes.prix_ttc_affiche / (1 + tech_sheets.tva_rate / 100) AS price_ht
  FROM gamme_recettes
  JOIN tech_sheets ON tech_sheets.user_id = gamme_recettes.user_id AND tech_sheets.id = gamme_recettes.fiche_id
  WHERE gamme_recettes.user_id = gammes.user_id AND gamme_recettes.gamme_id = gammes.id
) AS dishes ON true
GROUP BY gammes.user_id, gammes.id;
--> statement-breakpoint
GRANT SELECT ON vue_marges_par_gamme TO gramme_member, gramme_visitor;
--> migration 0007_preparations_prices_photos 1795229232424
CREATE TABLE "price_changes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"user_product_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"origin" text,
	"unit" text NOT NULL,
	"old_price_ht" numeric(14, 4),
	"new_price_ht" numeric(14, 4),
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "price_changes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "price_changes_source" CHECK ("price_changes"."source" in ('typed', 'catalogue', 'file', 'undo')),
	CONSTRAINT "price_changes_origin" CHECK (char_length("price_changes"."origin") <= 200),
	CONSTRAINT "price_changes_unit" CHECK ("price_changes"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "price_changes_old_price_ht" CHECK ("price_changes"."old_price_ht" between 0 and 9999999),
	CONSTRAINT "price_changes_new_price_ht" CHECK ("price_changes"."new_price_ht" between 0 and 9999999),
	CONSTRAINT "price_changes_change" CHECK ("price_changes"."old_price_ht" is distinct from "price_changes"."new_price_ht")
);
--> statement-breakpoint
CREATE TABLE "tech_sheet_photos" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tech_sheet_photos_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tech_sheet_photos_media_type" CHECK ("tech_sheet_photos"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "tech_sheet_photos_width" CHECK ("tech_sheet_photos"."width" between 1 and 10000),
	CONSTRAINT "tech_sheet_photos_height" CHECK ("tech_sheet_photos"."height" between 1 and 10000),
	CONSTRAINT "tech_sheet_photos_content" CHECK (octet_length("tech_sheet_photos"."content") between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" DROP CONSTRAINT "tech_sheet_ingredients_unit";--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "allergen_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "allergen_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "price_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "undeclared_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "yield_quantity" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "yield_unit" text;--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD COLUMN "sub_sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_sheet_photos" ADD CONSTRAINT "tech_sheet_photos_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_by_product" ON "price_changes" USING btree ("user_id","user_product_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "price_changes_by_time" ON "price_changes" USING btree ("user_id","changed_at","act_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_act" ON "price_changes" USING btree ("user_id","act_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_sheet_photos_sheet_unique" ON "tech_sheet_photos" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_sub_sheet" FOREIGN KEY ("user_id","sub_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE set null ("sub_sheet_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tech_sheet_ingredients_by_sub_sheet" ON "tech_sheet_ingredients" USING btree ("user_id","sub_sheet_id");--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_allergen_free" CHECK (not ("supplier_products"."allergen_free" and cardinality("supplier_products"."allergens") > 0));--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_allergen_free" CHECK (not ("user_products"."allergen_free" and cardinality("user_products"."allergens") > 0));--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_allergens" CHECK ("tech_sheets"."allergens" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("tech_sheets"."allergens") <= 14);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_undeclared_lines" CHECK ("tech_sheets"."undeclared_lines" >= 0);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_yield_quantity" CHECK ("tech_sheets"."yield_quantity" between 0.001 and 1000000);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_yield_unit" CHECK ("tech_sheets"."yield_unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet'));--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_yield_whole" CHECK (("tech_sheets"."yield_quantity" is null) = ("tech_sheets"."yield_unit" is null));--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_one_source" CHECK (num_nonnulls("tech_sheet_ingredients"."user_product_id", "tech_sheet_ingredients"."sub_sheet_id") <= 1);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_not_itself" CHECK ("tech_sheet_ingredients"."sub_sheet_id" <> "tech_sheet_ingredients"."tech_sheet_id");--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_unit" CHECK ("tech_sheet_ingredients"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet', 'portion'));
--> statement-breakpoint
-- What stands in the tables already belongs to everyone: for the next statements their owner sees all of it.
ALTER TABLE tech_sheets NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tech_sheet_ingredients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- No sheet stands in another yet, so allergens come from products alone.
UPDATE tech_sheets SET
  allergens = ARRAY(
    SELECT listed.allergen
    FROM unnest(array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques'])
      WITH ORDINALITY AS listed (allergen, place)
    WHERE EXISTS (
      SELECT FROM tech_sheet_ingredients line
      JOIN user_products product ON product.user_id = line.user_id AND product.id = line.user_product_id
      WHERE line.user_id = tech_sheets.user_id AND line.tech_sheet_id = tech_sheets.id
        AND listed.allergen = ANY (product.allergens)
    )
    ORDER BY listed.place
  ),
  undeclared_lines = (
    SELECT count(*) FROM tech_sheet_ingredients line
    LEFT JOIN user_products product ON product.user_id = line.user_id AND product.id = line.user_product_id
    WHERE line.user_id = tech_sheets.user_id AND line.tech_sheet_id = tech_sheets.id
      AND coalesce(cardinality(product.allergens), 0) = 0
  );
--> statement-breakpoint
-- The price that a product has is the first that is known of it.
UPDATE user_products SET price_changed_at = updated_at;
--> statement-breakpoint
INSERT INTO price_changes (user_id, act_id, user_product_id, changed_at, source, unit, new_price_ht)
SELECT user_id, gen_random_uuid(), id, updated_at, 'typed', unit, price_ht FROM user_products WHERE price_ht IS NOT NULL;
--> statement-breakpoint
ALTER TABLE tech_sheets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tech_sheet_ingredients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_products FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT protect('price_changes');
--> statement-breakpoint
SELECT protect('tech_sheet_photos');
--> migration 0008_supplier_price_lists 1795236416178
CREATE TABLE "price_list_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"price_list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"supplier_product_id" uuid,
	"removed" boolean DEFAULT false NOT NULL,
	"after" jsonb,
	"before" jsonb,
	"user_product_id" uuid,
	CONSTRAINT "price_list_rows_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "price_list_rows_position" CHECK ("price_list_rows"."position" >= 0),
	CONSTRAINT "price_list_rows_removed" CHECK ("price_list_rows"."removed" = ("price_list_rows"."after" is null)),
	CONSTRAINT "price_list_rows_named" CHECK ("price_list_rows"."supplier_product_id" is not null or not "price_list_rows"."removed"),
	CONSTRAINT "price_list_rows_after" CHECK (octet_length("price_list_rows"."after"::text) <= 10000)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"catalogue_version" integer NOT NULL,
	"changes" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"dearer" integer DEFAULT 0 NOT NULL,
	"cheaper" integer DEFAULT 0 NOT NULL,
	"altered" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"committed_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"act_id" uuid,
	CONSTRAINT "price_lists_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "price_lists_file_name" CHECK ("price_lists"."file_name" = btrim("price_lists"."file_name") and char_length("price_lists"."file_name") between 1 and 200),
	CONSTRAINT "price_lists_changes" CHECK ("price_lists"."changes" between 0 and 200000),
	CONSTRAINT "price_lists_unchanged" CHECK ("price_lists"."unchanged" >= 0),
	CONSTRAINT "price_lists_counts" CHECK (least("price_lists"."added", "price_lists"."dearer", "price_lists"."cheaper", "price_lists"."altered", "price_lists"."removed") >= 0)
);
--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "catalogue_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "price_list_mapping" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "pack_text" text;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "pack_price_ht" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "source_price_ht" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "source_unit" text;--> statement-breakpoint
ALTER TABLE "price_list_rows" ADD CONSTRAINT "price_list_rows_list" FOREIGN KEY ("user_id","price_list_id") REFERENCES "public"."price_lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_rows_place" ON "price_list_rows" USING btree ("user_id","price_list_id","position");--> statement-breakpoint
CREATE INDEX "price_lists_by_supplier" ON "price_lists" USING btree ("user_id","supplier_id","committed_at");--> statement-breakpoint
CREATE INDEX "price_lists_by_time" ON "price_lists" USING btree ("user_id","committed_at","id");--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_mapping" CHECK (octet_length("supplier_contacts"."price_list_mapping"::text) <= 50000);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_code" CHECK (char_length("supplier_products"."code") <= 64);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_pack_text" CHECK (char_length("supplier_products"."pack_text") <= 300);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_pack_price_ht" CHECK ("supplier_products"."pack_price_ht" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_source_price_ht" CHECK ("user_products"."source_price_ht" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_source_unit" CHECK ("user_products"."source_unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet'));--> statement-breakpoint
-- What was copied from a catalogue so far knows its price of that day only as its own.
ALTER TABLE user_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE supplier_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE user_products p SET imported_at = p.created_at, source_price_ht = s.price_ht, source_unit = s.unit
FROM supplier_products s WHERE s.user_id = p.user_id AND s.id = p.source_product_id;
--> statement-breakpoint
ALTER TABLE supplier_products FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_products FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT protect('price_lists');
--> statement-breakpoint
SELECT protect('price_list_rows');
--> migration 0009_cartes_menus_sales 1795247326154
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
--> migration 0010_contact_messages 1795259700442
CREATE TABLE "auth"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_name" CHECK ("auth"."contact_messages"."name" = btrim("auth"."contact_messages"."name") and char_length("auth"."contact_messages"."name") between 1 and 100),
	CONSTRAINT "contact_messages_email" CHECK ("auth"."contact_messages"."email" = btrim("auth"."contact_messages"."email") and char_length("auth"."contact_messages"."email") between 3 and 254),
	CONSTRAINT "contact_messages_subject" CHECK ("auth"."contact_messages"."subject" = btrim("auth"."contact_messages"."subject") and char_length("auth"."contact_messages"."subject") between 1 and 150),
	CONSTRAINT "contact_messages_message" CHECK ("auth"."contact_messages"."message" = btrim("auth"."contact_messages"."message") and char_length("auth"."contact_messages"."message") between 1 and 5000),
	CONSTRAINT "contact_messages_language" CHECK ("auth"."contact_messages"."language" in ('fr', 'en')),
	CONSTRAINT "contact_messages_single_lines" CHECK ("auth"."contact_messages"."name" || "auth"."contact_messages"."email" || "auth"."contact_messages"."subject" !~ '[\x01-\x1f\x7f]')
);
--> statement-breakpoint
CREATE INDEX "contact_messages_received_at" ON "auth"."contact_messages" USING btree ("received_at");
--> migration 0011_demo 1795260286780
CREATE TABLE "auth"."demo" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"filled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."demo" ADD CONSTRAINT "demo_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;
--> migration 0012_keep_typed_decimals 1795473294529
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
--> migration 0013_allow_gain_of_weight 1795486371820
ALTER TABLE "tech_sheet_ingredients" DROP CONSTRAINT "tech_sheet_ingredients_wastage_percent";--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_wastage_percent" CHECK ("tech_sheet_ingredients"."wastage_percent" between -900 and 100);
--> migration 0014_exact_costs 1795493604651
-- The view reads the column.
DROP VIEW vue_marges_par_gamme;--> statement-breakpoint
CREATE TABLE "auth"."stale_costs" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tech_sheets" ALTER COLUMN "cout_matiere" SET DATA TYPE numeric(46, 10);--> statement-breakpoint
ALTER TABLE "auth"."stale_costs" ADD CONSTRAINT "stale_costs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A dish's margin is on its displayed price less the VAT of its own sheet, against the cost of one portion.
-- Dishes without a price or without a cost have no margin and stay out of the mean.
CREATE VIEW vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  coalesce(sum(dishes.portion_cost), 0) AS cout_total,
  coalesce(sum(dishes.price_ttc), 0) AS ca_ttc,
  coalesce(
    avg((dishes.price_ht - dishes.portion_cost) / nullif(dishes.price_ht, 0) * 100)
      FILTER (WHERE dishes.price_ht > 0 AND dishes.portion_cost > 0),
    0
  ) AS marge_percent_moyenne,
  gammes.created_at
FROM gammes
LEFT JOIN LATERAL (
  SELECT
    gamme_recettes.id,
    tech_sheets.cout_matiere / tech_sheets.portions AS portion_cost,
    gamme_recettes.prix_ttc_affiche AS price_ttc,
    gamme_recettes.prix_ttc_affiche / (1 + tech_sheets.tva_rate / 100) AS price_ht
  FROM gamme_recettes
  JOIN tech_sheets ON tech_sheets.user_id = gamme_recettes.user_id AND tech_sheets.id = gamme_recettes.fiche_id
  WHERE gamme_recettes.user_id = gammes.user_id AND gamme_recettes.gamme_id = gammes.id
) AS dishes ON true
GROUP BY gammes.user_id, gammes.id;
--> statement-breakpoint
GRANT SELECT ON vue_marges_par_gamme TO gramme_member, gramme_visitor;

--> statement-breakpoint
-- Their costs were rounded to four decimals.
INSERT INTO "auth"."stale_costs" SELECT "id" FROM "auth"."users";
--> migration 0015_keep_traces 1795497370340
ALTER TABLE "supplier_products" ADD COLUMN "traces" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "traces" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "traces" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_traces" CHECK ("supplier_products"."traces" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("supplier_products"."traces") <= 14);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_traces_apart" CHECK (not ("supplier_products"."traces" && "supplier_products"."allergens"));--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_traces" CHECK ("tech_sheets"."traces" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("tech_sheets"."traces") <= 14);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_traces_apart" CHECK (not ("tech_sheets"."traces" && "tech_sheets"."allergens"));--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_traces" CHECK ("user_products"."traces" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("user_products"."traces") <= 14);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_traces_apart" CHECK (not ("user_products"."traces" && "user_products"."allergens"));
--> migration 0016_counted_weights 1795498571938
ALTER TABLE "user_products" ADD COLUMN "counted_weights" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_counted_weights" CHECK (jsonb_typeof("user_products"."counted_weights") = 'object');
--> migration 0017_idempotency_keys 1795530999395
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "idempotency_keys_key" CHECK ("idempotency_keys"."key" ~ '^[!-~]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_unique" ON "idempotency_keys" USING btree ("user_id","operation","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("user_id","created_at");--> statement-breakpoint
SELECT protect('idempotency_keys');
--> migration 0018_versions_of_products_and_suppliers 1795531672469
ALTER TABLE "supplier_contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_version" CHECK ("supplier_contacts"."version" >= 1);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_version" CHECK ("user_products"."version" >= 1);
--> migration 0019_margins_of_whole_costs 1795592490378
-- The margin of a dish whose cost lacks lines is provisional: it stays out of the mean.
CREATE OR REPLACE VIEW vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  coalesce(sum(dishes.portion_cost), 0) AS cout_total,
  coalesce(sum(dishes.price_ttc), 0) AS ca_ttc,
  coalesce(
    avg((dishes.price_ht - dishes.portion_cost) / nullif(dishes.price_ht, 0) * 100)
      FILTER (WHERE dishes.price_ht > 0 AND dishes.portion_cost > 0 AND dishes.uncosted_lines = 0),
    0
  ) AS marge_percent_moyenne,
  gammes.created_at
FROM gammes
LEFT JOIN LATERAL (
  SELECT
    gamme_recettes.id,
    tech_sheets.cout_matiere / tech_sheets.portions AS portion_cost,
    tech_sheets.uncosted_lines,
    gamme_recettes.prix_ttc_affiche AS price_ttc,
    gamme_recettes.prix_ttc_affiche / (1 + tech_sheets.tva_rate / 100) AS price_ht
  FROM gamme_recettes
  JOIN tech_sheets ON tech_sheets.user_id = gamme_recettes.user_id AND tech_sheets.id = gamme_recettes.fiche_id
  WHERE gamme_recettes.user_id = gammes.user_id AND gamme_recettes.gamme_id = gammes.id
) AS dishes ON true
GROUP BY gammes.user_id, gammes.id;
--> migration 0020_pictures_without_metadata 1795593895352
CREATE TABLE "auth"."stale_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."stale_pictures" ADD CONSTRAINT "stale_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "auth"."stale_pictures" SELECT "id" FROM "auth"."users";
--> migration 0021_absolute_end_of_sessions 1795595639722
-- A session that is used slides on, but ends 90 days after its sign-in, whichever server or library extends it.
CREATE FUNCTION auth.end_session_after_90_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER absolute_end BEFORE INSERT OR UPDATE ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.end_session_after_90_days();
--> statement-breakpoint
UPDATE auth.sessions SET expires_at = expires_at;
--> migration 0022_security_events 1795597736130
CREATE TABLE "auth"."security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_minute_event_subject_address_index" ON "auth"."security_events" USING btree ("minute","event","subject","address");
--> migration 0023_versions_of_gammes_and_cartes 1795601652196
ALTER TABLE "cartes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gammes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_version" CHECK ("cartes"."version" >= 1);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_version" CHECK ("gamme_recettes"."version" >= 1);--> statement-breakpoint
ALTER TABLE "gammes" ADD CONSTRAINT "gammes_version" CHECK ("gammes"."version" >= 1);
--> migration 0024_accounts_with_sessions_are_confirmed 1795602524461
-- Accounts that are there before addresses can have to be confirmed need not confirm theirs.
UPDATE auth.users SET email_verified = true;
--> statement-breakpoint
-- Who has had a session need not confirm the address any more, whatever the setting was and becomes: such an account is
-- never deleted as unconfirmed.
CREATE FUNCTION auth.confirm_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auth.users SET email_verified = true WHERE id = NEW.user_id AND NOT email_verified;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER confirms_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.confirm_account_with_session();
--> migration 0025_storage_of_sheets 1795614219733
ALTER TABLE "tech_sheets" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_storage" CHECK (char_length("tech_sheets"."storage") <= 500);
--> migration 0026_versions_of_catalogue_rows 1795615146959
ALTER TABLE "supplier_products" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_version" CHECK ("supplier_products"."version" >= 0);
--> migration 0027_qs_and_forfaits 1795616744561
ALTER TABLE "tech_sheet_ingredients" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD COLUMN "costing" text DEFAULT 'quantity' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD COLUMN "forfait" numeric(16, 6);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_costing" CHECK ("tech_sheet_ingredients"."costing" in ('quantity', 'qs', 'forfait-portion', 'forfait-sheet', 'forfait-percent'));--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_forfait" CHECK ("tech_sheet_ingredients"."forfait" between 0.000001 and 9999999);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_forfait_percent" CHECK ("tech_sheet_ingredients"."costing" <> 'forfait-percent' or "tech_sheet_ingredients"."forfait" between 0.000001 and 100);--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_forfait_costed" CHECK ("tech_sheet_ingredients"."forfait" is null or "tech_sheet_ingredients"."costing" in ('forfait-portion', 'forfait-sheet', 'forfait-percent'));--> statement-breakpoint
ALTER TABLE "tech_sheet_ingredients" ADD CONSTRAINT "tech_sheet_ingredients_quantity_costed" CHECK ("tech_sheet_ingredients"."costing" = 'quantity' or ("tech_sheet_ingredients"."quantity" is null and "tech_sheet_ingredients"."wastage_percent" = 0));
--> migration 0028_versions_of_account_settings 1795618215470
ALTER TABLE "account_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_version" CHECK ("account_settings"."version" >= 1);
--> migration 0029_end_sessions_with_password 1795621805345
-- A new password ends every session and every reset link of its account in the statement that writes it: a server that is
-- killed, or a statement that fails, leaves none of them alive. A hash of the same password in a newer format says so in
-- its transaction: SET LOCAL auth.same_password = on.
CREATE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications WHERE value = NEW.user_id::text;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ends_sessions AFTER UPDATE OF password ON auth.accounts
FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION auth.end_sessions_with_password();
--> migration 0030_versions_of_sales_periods 1795626182225
ALTER TABLE "sales_periods" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_version" CHECK ("sales_periods"."version" >= 1);
--> migration 0031_checked_costs 1795727069563
ALTER TABLE "tech_sheets" ADD COLUMN "checked_cost" numeric(46, 10);--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD CONSTRAINT "tech_sheets_checked_cost" CHECK ("tech_sheets"."checked_cost" > 0);
--> migration 0032_nightly_backups 1795728112831
CREATE TABLE "auth"."backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"server" text NOT NULL,
	"file" text,
	"bytes" bigint,
	"rows" bigint,
	"error" text,
	CONSTRAINT "backups_outcome" CHECK (("auth"."backups"."error" is null) = ("auth"."backups"."file" is not null and "auth"."backups"."bytes" >= 0 and "auth"."backups"."rows" >= 0))
);
--> statement-breakpoint
CREATE INDEX "backups_began_at" ON "auth"."backups" USING btree ("began_at");
--> migration 0033_bin 1795728789897
CREATE TABLE "deleted_items" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"things" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu')),
	CONSTRAINT "deleted_items_things" CHECK ("deleted_items"."things" >= 1)
);
--> statement-breakpoint
CREATE TABLE "deleted_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"emptied" text,
	"facts" jsonb NOT NULL,
	"content" "bytea",
	CONSTRAINT "deleted_rows_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_item" FOREIGN KEY ("user_id","item_id") REFERENCES "public"."deleted_items"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_items_by_time" ON "deleted_items" USING btree ("user_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "deleted_rows_by_item" ON "deleted_rows" USING btree ("user_id","item_id","table_name","emptied");--> statement-breakpoint
CREATE INDEX "deleted_rows_by_row" ON "deleted_rows" USING btree ("user_id","table_name","row_id");--> statement-breakpoint
SELECT protect('deleted_items');
--> statement-breakpoint
SELECT protect('deleted_rows');
--> migration 0034_product_replacements 1795731122294
CREATE TABLE "product_replacements" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"from_product_id" uuid NOT NULL,
	"to_product_id" uuid NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "product_replacements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_line" FOREIGN KEY ("user_id","line_id") REFERENCES "public"."tech_sheet_ingredients"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_from" FOREIGN KEY ("user_id","from_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_to" FOREIGN KEY ("user_id","to_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_replacements_by_act" ON "product_replacements" USING btree ("user_id","act_id");--> statement-breakpoint
CREATE INDEX "product_replacements_by_line" ON "product_replacements" USING btree ("user_id","line_id");--> statement-breakpoint
CREATE INDEX "product_replacements_by_from" ON "product_replacements" USING btree ("user_id","from_product_id","replaced_at");--> statement-breakpoint
CREATE INDEX "product_replacements_by_to" ON "product_replacements" USING btree ("user_id","to_product_id","replaced_at");--> statement-breakpoint
SELECT protect('product_replacements');
--> migration 0035_product_articles 1795732461307
CREATE TABLE "product_articles" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_product_id" uuid NOT NULL,
	"supplier_product_id" uuid NOT NULL,
	"source_price_ht" numeric(16, 6),
	"source_unit" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_articles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "product_articles_source_price_ht" CHECK ("product_articles"."source_price_ht" between 0 and 9999999),
	CONSTRAINT "product_articles_source_unit" CHECK ("product_articles"."source_unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet'))
);
--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "follows_cheapest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "articles_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_articles" ADD CONSTRAINT "product_articles_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_articles" ADD CONSTRAINT "product_articles_article" FOREIGN KEY ("user_id","supplier_product_id") REFERENCES "public"."supplier_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_articles_article_unique" ON "product_articles" USING btree ("user_id","supplier_product_id");--> statement-breakpoint
CREATE INDEX "product_articles_by_product" ON "product_articles" USING btree ("user_id","user_product_id");--> statement-breakpoint
CREATE INDEX "user_products_by_cheapest" ON "user_products" USING btree ("user_id","id") WHERE "user_products"."follows_cheapest";--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_articles_version" CHECK ("user_products"."articles_version" >= 1);--> statement-breakpoint
SELECT protect('product_articles');
--> migration 0036_address_change_links_end_with_password 1795738272363
-- A new password also ends the link that would give the account another address: its owner stops a change that a stranger
-- asked for by choosing a new password.
CREATE OR REPLACE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications
    WHERE value = NEW.user_id::text OR starts_with(value, 'new-address:' || NEW.user_id || ':');
  END IF;
  RETURN NULL;
END
$$;
--> migration 0037_installation 1795740485477
CREATE TABLE "auth"."installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"first_account_id" uuid NOT NULL,
	CONSTRAINT "installation_only" CHECK ("auth"."installation"."only")
);
--> migration 0038_product_merges 1795741037352
CREATE TABLE "product_merges" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kept_product_id" uuid NOT NULL,
	"other_product_id" uuid NOT NULL,
	"other_name" text NOT NULL,
	"deleted_item_id" uuid NOT NULL,
	"lines" integer NOT NULL,
	"prices" integer NOT NULL,
	"articles" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "product_merges_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "product_merges_other_name" CHECK ("product_merges"."other_name" = btrim("product_merges"."other_name") and char_length("product_merges"."other_name") between 1 and 200),
	CONSTRAINT "product_merges_lines" CHECK ("product_merges"."lines" >= 0),
	CONSTRAINT "product_merges_prices" CHECK ("product_merges"."prices" >= 0),
	CONSTRAINT "product_merges_articles" CHECK ("product_merges"."articles" >= 0),
	CONSTRAINT "product_merges_before" CHECK (octet_length("product_merges"."before"::text) <= 32768),
	CONSTRAINT "product_merges_after" CHECK (octet_length("product_merges"."after"::text) <= 32768)
);
--> statement-breakpoint
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_source";--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "former_product" text;--> statement-breakpoint
ALTER TABLE "product_merges" ADD CONSTRAINT "product_merges_kept" FOREIGN KEY ("user_id","kept_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_merges_by_kept" ON "product_merges" USING btree ("user_id","kept_product_id","merged_at");--> statement-breakpoint
CREATE INDEX "product_merges_by_item" ON "product_merges" USING btree ("user_id","deleted_item_id");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_former_product" CHECK ("price_changes"."former_product" = btrim("price_changes"."former_product") and char_length("price_changes"."former_product") between 1 and 200);--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_source" CHECK ("price_changes"."source" in ('typed', 'catalogue', 'file', 'undo', 'merge'));--> statement-breakpoint
SELECT protect('product_merges');
--> migration 0039_departures 1795741844010
CREATE TABLE "auth"."departures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erase_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"warned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_erase_at_index" ON "auth"."departures" USING btree ("erase_at");--> statement-breakpoint
-- A new session of an account that is to be erased restores it. It waits for a deletion that is being asked for, which holds the account's row.
CREATE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM auth.users WHERE id = NEW.user_id FOR KEY SHARE;
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER restores_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.restore_account_with_session();
--> migration 0040_two_factors 1795743773417
CREATE TABLE "auth"."two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user_id_index" ON "auth"."two_factors" USING btree ("user_id");
--> migration 0041_passkeys 1795743809598
CREATE TABLE "auth"."passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "auth"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_id_index" ON "auth"."passkeys" USING btree ("credential_id");
--> migration 0042_imports 1795753605680
CREATE TABLE "imported_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"before" jsonb,
	"state" text NOT NULL,
	CONSTRAINT "imported_rows_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imported_rows_before" CHECK (octet_length("imported_rows"."before"::text) <= 4194304)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"files" text[] NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_token" text,
	"undone_at" timestamp (3) with time zone,
	"deleted_item_id" uuid,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('account-file', 'sheet-files')),
	CONSTRAINT "imports_files" CHECK (cardinality("imports"."files") > 0 and texts_within("imports"."files", 200, 200)),
	CONSTRAINT "imports_undone" CHECK (("imports"."undone_at" is null) = ("imports"."deleted_item_id" is null))
);
--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_rows_once" ON "imported_rows" USING btree ("user_id","import_id","table_name","row_id");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("user_id","imported_at","id");--> statement-breakpoint
CREATE INDEX "imports_by_item" ON "imports" USING btree ("user_id","deleted_item_id");--> statement-breakpoint
SELECT protect('imports');--> statement-breakpoint
SELECT protect('imported_rows');
--> migration 0043_access_tokens 1795756397426
CREATE TABLE "auth"."access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"beginning" text NOT NULL,
	"hash" text NOT NULL,
	"rights" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_from" text,
	CONSTRAINT "access_tokens_rights" CHECK ("auth"."access_tokens"."rights" in ('read', 'write'))
);
--> statement-breakpoint
ALTER TABLE "auth"."access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_user_id_index" ON "auth"."access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_hash_index" ON "auth"."access_tokens" USING btree ("hash");
--> migration 0044_bin_of_imports 1795758852108
ALTER TABLE "deleted_items" DROP CONSTRAINT "deleted_items_kind";--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'import'));
--> migration 0045_origins_of_imported_sheets 1795759640222
CREATE TABLE "product_names" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "product_names_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "product_names_name" CHECK ("product_names"."name" = btrim("product_names"."name") and char_length("product_names"."name") between 1 and 200),
	CONSTRAINT "product_names_unit" CHECK ("product_names"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet'))
);
--> statement-breakpoint
CREATE TABLE "sheet_origins" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"tab" text,
	"cell" text,
	"title" text NOT NULL,
	"read" text NOT NULL,
	"written" text,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_origins_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "sheet_origins_file_name" CHECK ("sheet_origins"."file_name" = btrim("sheet_origins"."file_name") and char_length("sheet_origins"."file_name") between 1 and 200),
	CONSTRAINT "sheet_origins_tab" CHECK (char_length("sheet_origins"."tab") <= 200),
	CONSTRAINT "sheet_origins_cell" CHECK (char_length("sheet_origins"."cell") <= 10),
	CONSTRAINT "sheet_origins_title" CHECK ("sheet_origins"."title" = btrim("sheet_origins"."title") and char_length("sheet_origins"."title") between 1 and 100),
	CONSTRAINT "sheet_origins_read" CHECK (char_length("sheet_origins"."read") between 64 and 64),
	CONSTRAINT "sheet_origins_written" CHECK (char_length("sheet_origins"."written") between 64 and 64)
);
--> statement-breakpoint
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_source";--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_origins" ADD CONSTRAINT "sheet_origins_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_names_by_product" ON "product_names" USING btree ("user_id","user_product_id");--> statement-breakpoint
CREATE INDEX "product_names_by_name" ON "product_names" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_origins_by_sheet" ON "sheet_origins" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_source" CHECK ("price_changes"."source" in ('typed', 'catalogue', 'file', 'sheet', 'undo', 'merge'));--> statement-breakpoint
SELECT protect('product_names');--> statement-breakpoint
SELECT protect('sheet_origins');
--> migration 0046_menu_sales 1795785533402
CREATE TABLE "menu_sales" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"choice_id" uuid,
	"fiche_id" uuid,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_sales_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "menu_sales_once" UNIQUE NULLS NOT DISTINCT("user_id","period_id","menu_id","choice_id","fiche_id"),
	CONSTRAINT "menu_sales_quantity" CHECK ("menu_sales"."quantity" between 0 and 10000000),
	CONSTRAINT "menu_sales_dish" CHECK (("menu_sales"."choice_id" is null) = ("menu_sales"."fiche_id" is null))
);
--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_period" FOREIGN KEY ("user_id","period_id") REFERENCES "public"."sales_periods"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_menu" FOREIGN KEY ("user_id","menu_id") REFERENCES "public"."menus"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_choice" FOREIGN KEY ("user_id","choice_id") REFERENCES "public"."menu_choices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_sales_by_menu" ON "menu_sales" USING btree ("user_id","menu_id");--> statement-breakpoint
CREATE INDEX "menu_sales_by_choice" ON "menu_sales" USING btree ("user_id","choice_id");--> statement-breakpoint
CREATE INDEX "menu_sales_by_fiche" ON "menu_sales" USING btree ("user_id","fiche_id");--> statement-breakpoint
SELECT protect('menu_sales');
--> migration 0047_public_page_of_a_carte 1795790204799
ALTER TABLE "cartes" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_phone" CHECK (char_length("cartes"."phone") <= 40);--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_opening_hours" CHECK (char_length("cartes"."opening_hours") <= 400);
--> migration 0048_closed_sales_periods 1795791013635
ALTER TABLE "sales_periods" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD COLUMN "closed" jsonb;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed" CHECK (("sales_periods"."closed" is null) = ("sales_periods"."closed_at" is null));--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed_bytes" CHECK (octet_length("sales_periods"."closed"::text) <= 4000000);
--> migration 0049_departed_dishes 1795814399705
ALTER TABLE "sales_periods" DROP CONSTRAINT "sales_periods_closed_bytes";--> statement-breakpoint
ALTER TABLE "sales_periods" ADD COLUMN "departed" jsonb;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_departed" CHECK ("sales_periods"."closed" is null or "sales_periods"."departed" is null);--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_departed_bytes" CHECK (octet_length("sales_periods"."departed"::text) <= 16000000);--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_closed_bytes" CHECK (octet_length("sales_periods"."closed"::text) <= 16000000);
--> migration 0050_carte_versions 1795815991623
CREATE TABLE "carte_versions" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"carte" jsonb NOT NULL,
	"media_type" text,
	"width" integer,
	"height" integer,
	"content" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carte_versions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "carte_versions_nom" CHECK ("carte_versions"."nom" = btrim("carte_versions"."nom") and char_length("carte_versions"."nom") between 1 and 200),
	CONSTRAINT "carte_versions_carte_bytes" CHECK (octet_length("carte_versions"."carte"::text) <= 8000000),
	CONSTRAINT "carte_versions_logo" CHECK (num_nulls("carte_versions"."media_type", "carte_versions"."width", "carte_versions"."height", "carte_versions"."content") in (0, 4)),
	CONSTRAINT "carte_versions_media_type" CHECK ("carte_versions"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "carte_versions_width" CHECK ("carte_versions"."width" between 1 and 10000),
	CONSTRAINT "carte_versions_height" CHECK ("carte_versions"."height" between 1 and 10000),
	CONSTRAINT "carte_versions_content" CHECK (octet_length("carte_versions"."content") between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "carte_versions" ADD CONSTRAINT "carte_versions_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carte_versions_by_time" ON "carte_versions" USING btree ("user_id","carte_id","created_at");--> statement-breakpoint
SELECT protect('carte_versions');
--> migration 0051_service_of_dishes 1795816681509
ALTER TABLE "gamme_recettes" ADD COLUMN "masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "masked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "off_print" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "remaining" integer;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_masked" CHECK (not "gamme_recettes"."masked" or "gamme_recettes"."masked_until" is null);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_remaining" CHECK ("gamme_recettes"."remaining" between 0 and 9999);
--> migration 0052_carte_themes 1795817484421
ALTER TABLE "cartes" DROP CONSTRAINT "cartes_theme";--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_theme" CHECK ("cartes"."theme" in ('classique', 'bistrot', 'brasserie', 'moderne', 'ardoise', 'cave'));
--> migration 0053_several_cartes 1795825708015
ALTER TABLE "deleted_items" DROP CONSTRAINT "deleted_items_kind";--> statement-breakpoint
ALTER TABLE "sales_periods" DROP CONSTRAINT "sales_periods_carte";
--> statement-breakpoint
DROP INDEX "cartes_user_unique";--> statement-breakpoint
DROP INDEX "sales_periods_by_day";--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cartes_by_position" ON "cartes" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "sales_periods_by_day" ON "sales_periods" USING btree ("user_id","last_day");--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_position" CHECK ("cartes"."position" >= 0);--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'carte', 'import'));--> statement-breakpoint
-- What closed and open periods have kept says of each gamme and menu on which carte it was.
ALTER TABLE "cartes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_periods" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "sales_periods" p SET
  "closed" = CASE WHEN jsonb_typeof(p."closed" -> 'gammes') = 'array' AND jsonb_typeof(p."closed" -> 'menus') = 'array'
    AND octet_length(p."closed"::text) < 3900000 THEN p."closed" || jsonb_build_object(
      'gammes', (SELECT coalesce(jsonb_agg(g.value || of.carte ORDER BY g.ordinality), '[]') FROM jsonb_array_elements(p."closed" -> 'gammes') WITH ORDINALITY g),
      'menus', (SELECT coalesce(jsonb_agg(m.value || of.carte ORDER BY m.ordinality), '[]') FROM jsonb_array_elements(p."closed" -> 'menus') WITH ORDINALITY m))
    ELSE p."closed" END,
  "departed" = CASE WHEN jsonb_typeof(p."departed" -> 'gammes') = 'array' AND jsonb_typeof(p."departed" -> 'menus') = 'array'
    AND octet_length(p."departed"::text) < 3900000 THEN p."departed" || jsonb_build_object(
      'gammes', (SELECT coalesce(jsonb_agg(g.value || of.carte ORDER BY g.ordinality), '[]') FROM jsonb_array_elements(p."departed" -> 'gammes') WITH ORDINALITY g),
      'menus', (SELECT coalesce(jsonb_agg(m.value || of.carte ORDER BY m.ordinality), '[]') FROM jsonb_array_elements(p."departed" -> 'menus') WITH ORDINALITY m))
    ELSE p."departed" END
FROM (
  SELECT c."user_id", c."id", jsonb_build_object('carte', jsonb_build_object('id', c."id", 'nom', c."nom")) AS carte FROM "cartes" c
) of
WHERE of."user_id" = p."user_id" AND of."id" = p."carte_id" AND (p."closed" IS NOT NULL OR p."departed" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "sales_periods" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cartes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_periods" DROP COLUMN "carte_id";
--> migration 0054_languages_of_cartes 1795827875295
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
--> migration 0055_cover_page 1795828966502
ALTER TABLE "cartes" ADD COLUMN "cover_page" boolean DEFAULT false NOT NULL;
--> migration 0056_server_acts_for_settings 1795840953261
-- The settings are made in the transaction that makes the account, and locked in the one that erases it. An engine that
-- distributes has connections of its own for each role, of which one does not see what the other has not committed yet: so
-- the server's own role does both, on the row of the user whom it acts for.
CREATE POLICY server ON account_settings TO CURRENT_USER USING (user_id = acting_user()) WITH CHECK (user_id = acting_user());
--> migration 0057_product_names_revision 1795857795932
ALTER TABLE "account_settings" ADD COLUMN "product_names_revision" uuid DEFAULT gen_random_uuid() NOT NULL;
--> migration 0058_sessions_write_no_user 1795861333365
-- A new session writes its user only where that was not confirmed, and locks it by its reference alone. An engine that
-- distributes lets one transaction after the other write or lock users, and two sign-ups that made an account and its session
-- waited for each other.
CREATE OR REPLACE FUNCTION auth.confirm_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM auth.users WHERE id = NEW.user_id AND NOT email_verified) THEN
    UPDATE auth.users SET email_verified = true WHERE id = NEW.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A deletion that is being asked for holds the account's row. The check of the reference waits for it, before this: the names
-- of such checks begin with a capital letter, and triggers run in the order of their names.
CREATE OR REPLACE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> migration 0059_names_revision 1795870074674
ALTER TABLE "account_settings" RENAME COLUMN "product_names_revision" TO "names_revision";
--> migration 0060_memberships 1795919364189
-- Who asked for what the transaction writes; null for what the program does by itself.
CREATE FUNCTION public.acting_person() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.person_id', true), '')::uuid;
--> statement-breakpoint
CREATE TABLE "auth"."memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"house_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_role" CHECK ("auth"."memberships"."role" in ('owner'))
);
--> statement-breakpoint
ALTER TABLE "carte_versions" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_house_id_users_id_fk" FOREIGN KEY ("house_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_house_id_index" ON "auth"."memberships" USING btree ("house_id");--> statement-breakpoint
-- Until now everyone had a house alone.
INSERT INTO "auth"."memberships" ("user_id", "house_id", "role") SELECT "id", "id", 'owner' FROM "auth"."users";--> statement-breakpoint
ALTER TABLE "price_changes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "price_changes" SET "person_id" = "user_id";--> statement-breakpoint
ALTER TABLE "price_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carte_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "carte_versions" SET "person_id" = "user_id";--> statement-breakpoint
ALTER TABLE "carte_versions" FORCE ROW LEVEL SECURITY;
--> migration 0061_roles_without_money 1795920725184
-- What a person reads who may see no prices, costs and margins. Roles belong to the whole server: another database of it may
-- have made this one already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_without_money') THEN
    CREATE ROLE gramme_without_money NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    IF NOT pg_has_role(current_user, 'gramme_without_money', 'SET') THEN
      EXECUTE 'GRANT gramme_without_money TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
    END IF;
  ELSIF NOT pg_has_role(current_user, 'gramme_without_money', 'MEMBER') THEN
    GRANT gramme_without_money TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
-- Before the tables on the search path of that role: views of the same names, with null in the place of money.
CREATE SCHEMA without_money;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public, without_money TO gramme_without_money;
--> statement-breakpoint
-- Of a table of the user's, which columns are money. To be called again when one is added, renamed or changed.
CREATE FUNCTION public.hide_money(target regclass, money text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT relname FROM pg_class WHERE oid = target);
  shown text;
  readable text;
BEGIN
  SELECT
    string_agg(CASE WHEN attname = ANY (money) THEN format('NULL::%s AS %I', format_type(atttypid, atttypmod), attname)
      ELSE quote_ident(attname) END, ', ' ORDER BY attnum),
    string_agg(quote_ident(attname), ', ' ORDER BY attnum) FILTER (WHERE attname <> ALL (money))
  INTO shown, readable
  FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped;
  EXECUTE format('DROP VIEW IF EXISTS without_money.%I', name);
  EXECUTE format('CREATE VIEW without_money.%I WITH (security_invoker = true) AS SELECT %s FROM %s', name, shown, target);
  EXECUTE format('REVOKE ALL ON %s FROM gramme_without_money', target);
  EXECUTE format('GRANT SELECT (%s) ON %s TO gramme_without_money', readable, target);
  EXECUTE format('GRANT SELECT ON without_money.%I TO gramme_without_money', name);
END $$;
--> statement-breakpoint
DROP FUNCTION public.protect(regclass);
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it, with the columns of it that are money.
CREATE FUNCTION public.protect(target regclass, money text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY member ON %s TO gramme_member USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  EXECUTE format('CREATE POLICY visitor ON %s FOR SELECT TO gramme_visitor, gramme_without_money USING (user_id = acting_user())', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO gramme_member', target);
  EXECUTE format('GRANT SELECT ON %s TO gramme_visitor', target);
  PERFORM hide_money(target, money);
END $$;
--> statement-breakpoint
DO $$
DECLARE
  money jsonb := '{
    "account_settings": ["target_margin", "floor_margin", "coefficient_entree", "coefficient_plat", "coefficient_dessert", "coefficient_default"],
    "carte_versions": ["carte"],
    "deleted_rows": ["facts"],
    "gamme_recettes": ["prix_ttc_affiche"],
    "idempotency_keys": ["answer"],
    "imported_rows": ["before"],
    "menus": ["prix_ttc"],
    "price_changes": ["old_price_ht", "new_price_ht"],
    "price_list_rows": ["after", "before"],
    "product_articles": ["source_price_ht"],
    "product_merges": ["before", "after"],
    "recettes_publiables": ["prix_ttc"],
    "sales_periods": ["closed", "departed"],
    "supplier_products": ["price_ht", "pack_price_ht"],
    "tech_sheet_ingredients": ["forfait"],
    "tech_sheets": ["selling_price_ht", "cout_matiere", "checked_cost"],
    "user_products": ["price_ht", "source_price_ht"]
  }';
  target regclass;
BEGIN
  FOR target IN SELECT polrelid FROM pg_policy WHERE polname = 'visitor' ORDER BY polrelid::regclass::text LOOP
    EXECUTE format('ALTER POLICY visitor ON %s TO gramme_visitor, gramme_without_money', target);
    PERFORM hide_money(target, ARRAY(SELECT jsonb_array_elements_text(money -> (SELECT relname FROM pg_class WHERE oid = target)::text)));
  END LOOP;
END $$;
--> statement-breakpoint
-- The figures of a gamme are of money, but for how many dishes it has.
CREATE VIEW without_money.vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  NULL::numeric AS cout_total,
  NULL::numeric AS ca_ttc,
  NULL::numeric AS marge_percent_moyenne,
  gammes.created_at
FROM public.gammes
LEFT JOIN public.gamme_recettes AS dishes ON dishes.user_id = gammes.user_id AND dishes.gamme_id = gammes.id
GROUP BY gammes.user_id, gammes.id;
--> statement-breakpoint
GRANT SELECT ON without_money.vue_marges_par_gamme TO gramme_without_money;
