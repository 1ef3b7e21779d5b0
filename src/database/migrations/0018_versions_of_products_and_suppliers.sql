ALTER TABLE "supplier_contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_version" CHECK ("supplier_contacts"."version" >= 1);--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_version" CHECK ("user_products"."version" >= 1);