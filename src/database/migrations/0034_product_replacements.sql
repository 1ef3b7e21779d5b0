CREATE TABLE "product_replacements" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"from_product_id" uuid NOT NULL,
	"to_product_id" uuid NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "product_replacements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_line" FOREIGN KEY ("user_id","line_id") REFERENCES "public"."tech_sheet_ingredients"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_from" FOREIGN KEY ("user_id","from_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_replacements" ADD CONSTRAINT "product_replacements_to" FOREIGN KEY ("user_id","to_product_id") REFERENCES "public"."user_products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_replacements_by_act" ON "product_replacements" USING btree ("user_id","act_id");--> statement-breakpoint
CREATE INDEX "product_replacements_by_line" ON "product_replacements" USING btree ("user_id","line_id");--> statement-breakpoint
CREATE INDEX "product_replacements_by_from" ON "product_replacements" USING btree ("user_id","from_product_id","replaced_at");--> statement-breakpoint
CREATE INDEX "product_replacements_by_to" ON "product_replacements" USING btree ("user_id","to_product_id","replaced_at");--> statement-breakpoint
SELECT protect('product_replacements');