CREATE TABLE "invoice_files" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_files_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "invoice_files_file_name" CHECK ("invoice_files"."file_name" = btrim("invoice_files"."file_name") and char_length("invoice_files"."file_name") between 1 and 200),
	CONSTRAINT "invoice_files_media_type" CHECK ("invoice_files"."media_type" in ('application/pdf', 'application/xml')),
	CONSTRAINT "invoice_files_content" CHECK (octet_length("invoice_files"."content") between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"ean" text,
	"quantity" numeric(14, 6) NOT NULL,
	"unit_code" text NOT NULL,
	"net_price" numeric(16, 6),
	"base_quantity" numeric(14, 6),
	"line_total" numeric(14, 4) NOT NULL,
	"vat_rate" numeric(4, 1),
	"origin" text,
	"lot" text,
	"delivery_note" text,
	"supplier_product_id" uuid,
	"charge" text,
	"unit_price_ht" numeric(16, 6),
	"unit" text,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"agreed_price_ht" numeric(16, 6),
	"claim" text DEFAULT 'none' NOT NULL,
	"article" jsonb,
	"user_product_id" uuid,
	CONSTRAINT "invoice_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "invoice_lines_position" CHECK ("invoice_lines"."position" >= 0),
	CONSTRAINT "invoice_lines_name" CHECK ("invoice_lines"."name" = btrim("invoice_lines"."name") and char_length("invoice_lines"."name") between 1 and 500),
	CONSTRAINT "invoice_lines_code" CHECK ("invoice_lines"."code" = btrim("invoice_lines"."code") and char_length("invoice_lines"."code") between 1 and 64),
	CONSTRAINT "invoice_lines_ean" CHECK ("invoice_lines"."ean" = btrim("invoice_lines"."ean") and char_length("invoice_lines"."ean") between 1 and 14),
	CONSTRAINT "invoice_lines_quantity" CHECK ("invoice_lines"."quantity" between -99999999 and 99999999),
	CONSTRAINT "invoice_lines_unit_code" CHECK ("invoice_lines"."unit_code" = btrim("invoice_lines"."unit_code") and char_length("invoice_lines"."unit_code") between 1 and 10),
	CONSTRAINT "invoice_lines_net_price" CHECK ("invoice_lines"."net_price" between -9999999 and 9999999),
	CONSTRAINT "invoice_lines_base_quantity" CHECK ("invoice_lines"."base_quantity" > 0),
	CONSTRAINT "invoice_lines_line_total" CHECK ("invoice_lines"."line_total" between -9999999 and 9999999),
	CONSTRAINT "invoice_lines_vat_rate" CHECK ("invoice_lines"."vat_rate" between 0 and 100),
	CONSTRAINT "invoice_lines_origin" CHECK ("invoice_lines"."origin" = btrim("invoice_lines"."origin") and char_length("invoice_lines"."origin") between 1 and 100),
	CONSTRAINT "invoice_lines_lot" CHECK ("invoice_lines"."lot" = btrim("invoice_lines"."lot") and char_length("invoice_lines"."lot") between 1 and 100),
	CONSTRAINT "invoice_lines_delivery_note" CHECK ("invoice_lines"."delivery_note" = btrim("invoice_lines"."delivery_note") and char_length("invoice_lines"."delivery_note") between 1 and 100),
	CONSTRAINT "invoice_lines_charge" CHECK ("invoice_lines"."charge" in ('freight', 'deposit', 'tax', 'discount', 'goods')),
	CONSTRAINT "invoice_lines_settled" CHECK ("invoice_lines"."charge" is null or num_nonnulls("invoice_lines"."supplier_product_id", "invoice_lines"."article") = 0),
	CONSTRAINT "invoice_lines_unit_price_ht" CHECK ("invoice_lines"."unit_price_ht" between 0 and 9999999),
	CONSTRAINT "invoice_lines_unit" CHECK ("invoice_lines"."unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
	CONSTRAINT "invoice_lines_priced" CHECK (("invoice_lines"."unit_price_ht" is null) = ("invoice_lines"."unit" is null)),
	CONSTRAINT "invoice_lines_doubts" CHECK (texts_within("invoice_lines"."doubts", 20, 40)),
	CONSTRAINT "invoice_lines_agreed_price_ht" CHECK ("invoice_lines"."agreed_price_ht" between 0 and 9999999),
	CONSTRAINT "invoice_lines_claim" CHECK ("invoice_lines"."claim" in ('none', 'asked', 'granted', 'dropped')),
	CONSTRAINT "invoice_lines_article_bytes" CHECK (octet_length("invoice_lines"."article"::text) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"siren" text,
	"siret" text,
	"vat" text,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"total_ht" numeric(14, 4) NOT NULL,
	"total_ttc" numeric(14, 4) NOT NULL,
	"sha256" text NOT NULL,
	"profile" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"aside_reason" text,
	"credited_number" text,
	"act_id" uuid,
	"price_list_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "invoices_supplier_name" CHECK ("invoices"."supplier_name" = btrim("invoices"."supplier_name") and char_length("invoices"."supplier_name") between 1 and 200),
	CONSTRAINT "invoices_siren" CHECK ("invoices"."siren" ~ '^[0-9]{9}$'),
	CONSTRAINT "invoices_siret" CHECK ("invoices"."siret" ~ '^[0-9]{14}$'),
	CONSTRAINT "invoices_vat" CHECK ("invoices"."vat" = btrim("invoices"."vat") and char_length("invoices"."vat") between 1 and 20),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" = btrim("invoices"."number") and char_length("invoices"."number") between 1 and 100),
	CONSTRAINT "invoices_issued_on" CHECK ("invoices"."issued_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit')),
	CONSTRAINT "invoices_currency" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "invoices_total_ht" CHECK ("invoices"."total_ht" between -9999999 and 9999999),
	CONSTRAINT "invoices_total_ttc" CHECK ("invoices"."total_ttc" between -9999999 and 9999999),
	CONSTRAINT "invoices_sha256" CHECK ("invoices"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "invoices_profile" CHECK ("invoices"."profile" = btrim("invoices"."profile") and char_length("invoices"."profile") between 1 and 100),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('waiting', 'applied', 'aside')),
	CONSTRAINT "invoices_aside_reason" CHECK ("invoices"."aside_reason" in ('chosen', 'currency', 'sums-differ', 'no-lines')),
	CONSTRAINT "invoices_aside" CHECK (("invoices"."aside_reason" is not null) = ("invoices"."state" = 'aside')),
	CONSTRAINT "invoices_credited_number" CHECK ("invoices"."credited_number" = btrim("invoices"."credited_number") and char_length("invoices"."credited_number") between 1 and 100),
	CONSTRAINT "invoices_version" CHECK ("invoices"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "supplier_charges" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"code" text,
	"name" text,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_charges_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "supplier_charges_code" CHECK ("supplier_charges"."code" = btrim("supplier_charges"."code") and char_length("supplier_charges"."code") between 1 and 64),
	CONSTRAINT "supplier_charges_name" CHECK ("supplier_charges"."name" = btrim("supplier_charges"."name") and char_length("supplier_charges"."name") between 1 and 500),
	CONSTRAINT "supplier_charges_named" CHECK (num_nonnulls("supplier_charges"."code", "supplier_charges"."name") = 1),
	CONSTRAINT "supplier_charges_kind" CHECK ("supplier_charges"."kind" in ('freight', 'deposit', 'tax', 'discount', 'goods'))
);
--> statement-breakpoint
CREATE TABLE "supplier_identities" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_identities_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "supplier_identities_scheme" CHECK ("supplier_identities"."scheme" in ('siren', 'siret', 'vat')),
	CONSTRAINT "supplier_identities_value" CHECK ("supplier_identities"."value" = btrim("supplier_identities"."value") and char_length("supplier_identities"."value") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_source";--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "ean" text;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "agreed_price_ht" numeric(16, 6);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice" FOREIGN KEY ("user_id","invoice_id") REFERENCES "public"."invoices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice" FOREIGN KEY ("user_id","invoice_id") REFERENCES "public"."invoices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_article" FOREIGN KEY ("user_id","supplier_product_id") REFERENCES "public"."supplier_products"("user_id","id") ON DELETE set null ("supplier_product_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_product" FOREIGN KEY ("user_id","user_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE set null ("user_product_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE set null ("supplier_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_price_list" FOREIGN KEY ("user_id","price_list_id") REFERENCES "public"."price_lists"("user_id","id") ON DELETE set null ("price_list_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_charges" ADD CONSTRAINT "supplier_charges_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_identities" ADD CONSTRAINT "supplier_identities_supplier" FOREIGN KEY ("user_id","supplier_id") REFERENCES "public"."supplier_contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_invoice_unique" ON "invoice_files" USING btree ("user_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_place" ON "invoice_lines" USING btree ("user_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_article" ON "invoice_lines" USING btree ("user_id","supplier_product_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_product" ON "invoice_lines" USING btree ("user_id","user_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_file_unique" ON "invoices" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("user_id","supplier_id","number");--> statement-breakpoint
CREATE INDEX "invoices_by_state" ON "invoices" USING btree ("user_id","state","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_price_list" ON "invoices" USING btree ("user_id","price_list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_charges_code_unique" ON "supplier_charges" USING btree ("user_id","supplier_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_charges_name_unique" ON "supplier_charges" USING btree ("user_id","supplier_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_identities_value_unique" ON "supplier_identities" USING btree ("user_id","scheme","value");--> statement-breakpoint
CREATE INDEX "supplier_identities_by_supplier" ON "supplier_identities" USING btree ("user_id","supplier_id");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_source" CHECK ("price_changes"."source" in ('typed', 'catalogue', 'file', 'invoice', 'sheet', 'undo', 'merge'));--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_kind" CHECK ("price_lists"."kind" in ('file', 'invoice'));--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_ean" CHECK (char_length("supplier_products"."ean") <= 14);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_agreed_price_ht" CHECK ("supplier_products"."agreed_price_ht" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_agreed" CHECK (("supplier_products"."agreed_price_ht" is null) = ("supplier_products"."agreed_at" is null));--> statement-breakpoint
SELECT protect('invoices', '{total_ht,total_ttc}');--> statement-breakpoint
SELECT protect('invoice_lines', '{net_price,line_total,unit_price_ht,agreed_price_ht,article}');--> statement-breakpoint
SELECT protect('invoice_files', '{content}');--> statement-breakpoint
SELECT protect('supplier_identities');--> statement-breakpoint
SELECT protect('supplier_charges');--> statement-breakpoint
SELECT hide_money('price_lists', '{}');--> statement-breakpoint
SELECT hide_money('supplier_products', '{price_ht,pack_price_ht,agreed_price_ht}');--> statement-breakpoint
-- Until now price lists and hands alone have written prices: for this statement the owner of the table sees all of it.
ALTER TABLE supplier_products NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE supplier_products SET agreed_price_ht = price_ht, agreed_at = updated_at;--> statement-breakpoint
ALTER TABLE supplier_products FORCE ROW LEVEL SECURITY;
