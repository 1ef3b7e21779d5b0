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
