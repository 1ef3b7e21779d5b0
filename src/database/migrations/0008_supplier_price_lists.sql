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
