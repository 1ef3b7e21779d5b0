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
