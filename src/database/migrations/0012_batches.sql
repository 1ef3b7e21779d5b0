CREATE TABLE "batches" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tech_sheet_id" uuid,
	"user_product_id" uuid,
	"sheet_version" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"use_by" timestamp (3) with time zone NOT NULL,
	"quantity" numeric(14, 6),
	"unit" text,
	"lot" text NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"traces" text[] DEFAULT '{}' NOT NULL,
	"undeclared_lines" integer DEFAULT 0 NOT NULL,
	"storage" text DEFAULT '' NOT NULL,
	"labels" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"cost_ht" numeric(46, 10),
	"thrown_cost_ht" numeric(46, 10),
	"extensions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(name || E'\n' || lot)) STORED NOT NULL,
	CONSTRAINT "batches_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "batches_one_source" CHECK (num_nonnulls("batches"."tech_sheet_id", "batches"."user_product_id") <= 1),
	CONSTRAINT "batches_kind" CHECK ("batches"."kind" in ('made', 'opened', 'thawed', 'vacuum')),
	CONSTRAINT "batches_name" CHECK ("batches"."name" = btrim("batches"."name") and char_length("batches"."name") between 1 and 200),
	CONSTRAINT "batches_made_at" CHECK ("batches"."made_at" >= '2000-01-01T00:00:00Z'),
	CONSTRAINT "batches_use_by" CHECK ("batches"."use_by" > "batches"."made_at" and "batches"."use_by" <= '2100-12-31T00:00:00Z'),
	CONSTRAINT "batches_quantity" CHECK ("batches"."quantity" between 0.000001 and 1000000),
	CONSTRAINT "batches_unit" CHECK ("batches"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet', 'portion')),
	CONSTRAINT "batches_quantity_whole" CHECK (("batches"."quantity" is null) = ("batches"."unit" is null)),
	CONSTRAINT "batches_lot" CHECK ("batches"."lot" ~ '^[0-9]{6}-[A-Z]{1,3}-[0-9]{1,6}$'),
	CONSTRAINT "batches_allergens" CHECK ("batches"."allergens" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("batches"."allergens") <= 14),
	CONSTRAINT "batches_traces" CHECK ("batches"."traces" <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality("batches"."traces") <= 14),
	CONSTRAINT "batches_traces_apart" CHECK (not ("batches"."traces" && "batches"."allergens")),
	CONSTRAINT "batches_undeclared_lines" CHECK ("batches"."undeclared_lines" >= 0),
	CONSTRAINT "batches_storage" CHECK (char_length("batches"."storage") <= 500),
	CONSTRAINT "batches_labels" CHECK ("batches"."labels" between 0 and 1000),
	CONSTRAINT "batches_state" CHECK ("batches"."state" in ('kept', 'used', 'thrown')),
	CONSTRAINT "batches_closed" CHECK (("batches"."closed_at" is null) = ("batches"."state" = 'kept')),
	CONSTRAINT "batches_reason" CHECK (char_length("batches"."reason") <= 200),
	CONSTRAINT "batches_cost_ht" CHECK ("batches"."cost_ht" >= 0),
	CONSTRAINT "batches_thrown_cost_ht" CHECK ("batches"."thrown_cost_ht" >= 0),
	CONSTRAINT "batches_thrown" CHECK ("batches"."thrown_cost_ht" is null or "batches"."state" = 'thrown'),
	CONSTRAINT "batches_extensions" CHECK (octet_length("batches"."extensions"::text) <= 20000),
	CONSTRAINT "batches_version" CHECK ("batches"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE set null ("tech_sheet_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE set null ("user_product_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_lot_unique" ON "batches" USING btree ("user_id","lot");--> statement-breakpoint
CREATE INDEX "batches_by_use_by" ON "batches" USING btree ("user_id","state","use_by","id");--> statement-breakpoint
CREATE INDEX "batches_by_sheet" ON "batches" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
CREATE INDEX "batches_by_product" ON "batches" USING btree ("user_id","user_product_id");--> statement-breakpoint
SELECT protect('batches', '{cost_ht,thrown_cost_ht}');
