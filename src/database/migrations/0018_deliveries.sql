CREATE TABLE "receipt_photos" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_photos_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "receipt_photos_position" CHECK ("receipt_photos"."position" between 0 and 3),
	CONSTRAINT "receipt_photos_media_type" CHECK ("receipt_photos"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "receipt_photos_width" CHECK ("receipt_photos"."width" between 1 and 10000),
	CONSTRAINT "receipt_photos_height" CHECK ("receipt_photos"."height" between 1 and 10000),
	CONSTRAINT "receipt_photos_content" CHECK (octet_length("receipt_photos"."content") between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "deleted_items" DROP CONSTRAINT "deleted_items_kind";--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "weighed_quantity" numeric(14, 6);--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "weighed_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "noted_price_ht" numeric(16, 6);--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaced_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "carried_from" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "no_longer_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "supplier_name" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "order_email_confirmed" text;--> statement-breakpoint
ALTER TABLE "receipt_photos" ADD CONSTRAINT "receipt_photos_receipt" FOREIGN KEY ("user_id","receipt_id") REFERENCES "public"."receipts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_photos_place" ON "receipt_photos" USING btree ("user_id","receipt_id","position");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE set null ("supplier_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_by_carried" ON "order_lines" USING btree ("user_id","carried_from");--> statement-breakpoint
CREATE INDEX "receipts_by_time" ON "receipts" USING btree ("user_id","received_at","id");--> statement-breakpoint
CREATE INDEX "receipts_by_supplier" ON "receipts" USING btree ("user_id","supplier_id");--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'carte', 'order', 'delivery', 'import'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_weighed_quantity" CHECK ("order_lines"."weighed_quantity" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_weighed_unit" CHECK ("order_lines"."weighed_unit" in ('kg', 'g'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_weighed_whole" CHECK (("order_lines"."weighed_quantity" is null) = ("order_lines"."weighed_unit" is null));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_noted_price_ht" CHECK ("order_lines"."noted_price_ht" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_replaced_by" CHECK (char_length("order_lines"."replaced_by") <= 200);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_from_one" CHECK (("receipts"."order_id" is null) = ("receipts"."supplier_name" is not null) and num_nonnulls("receipts"."order_id", "receipts"."supplier_id") <= 1);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_supplier_name" CHECK ("receipts"."supplier_name" = btrim("receipts"."supplier_name") and char_length("receipts"."supplier_name") between 1 and 200);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_version" CHECK ("receipts"."version" >= 1);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_order_email_confirmed" CHECK (char_length("supplier_contacts"."order_email_confirmed") <= 254);--> statement-breakpoint
SELECT protect('receipt_photos');--> statement-breakpoint
SELECT hide_money('receipts', '{}');--> statement-breakpoint
SELECT hide_money('order_lines', '{price_ht, noted_price_ht}');--> statement-breakpoint
SELECT hide_money('supplier_contacts', '{minimum_ht}');
