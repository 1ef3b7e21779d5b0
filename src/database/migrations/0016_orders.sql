CREATE TABLE "order_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"supplier_product_id" uuid,
	"user_product_id" uuid,
	"name" text NOT NULL,
	"code" text,
	"pack_text" text,
	"packs" numeric(14, 6),
	"pack_quantity" numeric(14, 6),
	"unit" text,
	"price_ht" numeric(16, 6),
	"receipt" text DEFAULT 'none' NOT NULL,
	"received_quantity" numeric(14, 6),
	"reason" text DEFAULT '' NOT NULL,
	"use_by" date,
	"lot" text,
	CONSTRAINT "order_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "order_lines_position" CHECK ("order_lines"."position" >= 0),
	CONSTRAINT "order_lines_name" CHECK ("order_lines"."name" = btrim("order_lines"."name") and char_length("order_lines"."name") between 1 and 200),
	CONSTRAINT "order_lines_code" CHECK ("order_lines"."code" = btrim("order_lines"."code") and char_length("order_lines"."code") between 1 and 60),
	CONSTRAINT "order_lines_pack_text" CHECK ("order_lines"."pack_text" = btrim("order_lines"."pack_text") and char_length("order_lines"."pack_text") between 1 and 200),
	CONSTRAINT "order_lines_packs" CHECK ("order_lines"."packs" > 0 and "order_lines"."packs" <= 100000),
	CONSTRAINT "order_lines_pack_quantity" CHECK ("order_lines"."pack_quantity" > 0),
	CONSTRAINT "order_lines_unit" CHECK ("order_lines"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "order_lines_price_ht" CHECK ("order_lines"."price_ht" between 0 and 9999999),
	CONSTRAINT "order_lines_receipt" CHECK ("order_lines"."receipt" in ('none', 'ok', 'short', 'refused', 'replaced')),
	CONSTRAINT "order_lines_received_quantity" CHECK ("order_lines"."received_quantity" >= 0 and "order_lines"."received_quantity" <= 100000),
	CONSTRAINT "order_lines_reason" CHECK (char_length("order_lines"."reason") <= 200),
	CONSTRAINT "order_lines_use_by" CHECK ("order_lines"."use_by" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "order_lines_lot" CHECK ("order_lines"."lot" = btrim("order_lines"."lot") and char_length("order_lines"."lot") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "auth"."order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_links_token_hash" CHECK ("auth"."order_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "auth"."order_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"content" jsonb,
	CONSTRAINT "order_mails_content" CHECK (octet_length("auth"."order_mails"."content"::text) <= 4000000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"deliver_on" date,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_to" text,
	"sent" jsonb,
	"message_id" uuid,
	"mail_kind" text,
	"mail_state" text,
	"mail_queued_at" timestamp (3) with time zone,
	"mail_tried_at" timestamp (3) with time zone,
	"mail_failure" text,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_note" text DEFAULT '' NOT NULL,
	"total_ht" numeric(14, 4) DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (fold(number || E'\n' || supplier_name)) STORED NOT NULL,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "orders_supplier_name" CHECK ("orders"."supplier_name" = btrim("orders"."supplier_name") and char_length("orders"."supplier_name") between 1 and 200),
	CONSTRAINT "orders_number" CHECK ("orders"."number" ~ '^[0-9]{4}-[0-9]{4,7}$'),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('draft', 'sent', 'confirmed', 'received', 'cancelled')),
	CONSTRAINT "orders_deliver_on" CHECK ("orders"."deliver_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "orders_note" CHECK (char_length("orders"."note") <= 1000),
	CONSTRAINT "orders_sent_at" CHECK (("orders"."sent_at" is null) = ("orders"."state" = 'draft')),
	CONSTRAINT "orders_sent_to" CHECK ("orders"."sent_to" = btrim("orders"."sent_to") and char_length("orders"."sent_to") between 3 and 254),
	CONSTRAINT "orders_sent_bytes" CHECK (octet_length("orders"."sent"::text) <= 1000000),
	CONSTRAINT "orders_mail_kind" CHECK ("orders"."mail_kind" in ('order', 'change', 'cancellation')),
	CONSTRAINT "orders_mail_state" CHECK ("orders"."mail_state" in ('waiting', 'leaving', 'sent', 'refused', 'stopped', 'expired', 'unsure')),
	CONSTRAINT "orders_mail_whole" CHECK (num_nonnulls("orders"."mail_state", "orders"."mail_kind", "orders"."message_id", "orders"."mail_queued_at") in (0, 4)),
	CONSTRAINT "orders_mail_failure" CHECK ("orders"."mail_failure" = btrim("orders"."mail_failure") and char_length("orders"."mail_failure") between 1 and 40),
	CONSTRAINT "orders_confirmed_note" CHECK (char_length("orders"."confirmed_note") <= 500),
	CONSTRAINT "orders_total_ht" CHECK ("orders"."total_ht" >= 0),
	CONSTRAINT "orders_version" CHECK ("orders"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"temperature" numeric(4, 1),
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "receipts_temperature" CHECK ("receipts"."temperature" between -60 and 60),
	CONSTRAINT "receipts_note" CHECK (char_length("receipts"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "deleted_items" DROP CONSTRAINT "deleted_items_kind";--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "order_email" text;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "customer_number" text;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "minimum_ht" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "cut_off" text;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "delivery_days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD COLUMN "order_note" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article" FOREIGN KEY ("user_id","supplier_product_id") REFERENCES "public"."supplier_products"("user_id","id") ON DELETE set null ("supplier_product_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE set null ("user_product_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."order_links" ADD CONSTRAINT "order_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."order_mails" ADD CONSTRAINT "order_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE set null ("supplier_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_place" ON "order_lines" USING btree ("user_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_article" ON "order_lines" USING btree ("user_id","supplier_product_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("user_id","user_product_id");--> statement-breakpoint
CREATE INDEX "order_links_by_user" ON "auth"."order_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_links_by_end" ON "auth"."order_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "order_mails_by_user" ON "auth"."order_mails" USING btree ("user_id","queued_at");--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "auth"."order_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "order_mails_by_time" ON "auth"."order_mails" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "orders_by_creation" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_supplier" ON "orders" USING btree ("user_id","supplier_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order_unique" ON "receipts" USING btree ("user_id","order_id");--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'carte', 'order', 'import'));--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_order_email" CHECK (char_length("supplier_contacts"."order_email") <= 254);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_customer_number" CHECK (char_length("supplier_contacts"."customer_number") <= 60);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_minimum_ht" CHECK ("supplier_contacts"."minimum_ht" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_cut_off" CHECK ("supplier_contacts"."cut_off" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_lead_days" CHECK ("supplier_contacts"."lead_days" between 0 and 60);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_delivery_days" CHECK ("supplier_contacts"."delivery_days" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']::text[] and cardinality("supplier_contacts"."delivery_days") <= 7);--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_order_note" CHECK (char_length("supplier_contacts"."order_note") <= 1000);--> statement-breakpoint
SELECT protect('orders', '{total_ht}');--> statement-breakpoint
SELECT protect('order_lines', '{price_ht}');--> statement-breakpoint
SELECT protect('receipts');--> statement-breakpoint
SELECT hide_money('supplier_contacts', '{minimum_ht}');
