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