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