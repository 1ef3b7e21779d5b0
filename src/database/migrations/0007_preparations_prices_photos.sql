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
