CREATE TABLE "menu_sales" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"choice_id" uuid,
	"fiche_id" uuid,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_sales_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "menu_sales_once" UNIQUE NULLS NOT DISTINCT("user_id","period_id","menu_id","choice_id","fiche_id"),
	CONSTRAINT "menu_sales_quantity" CHECK ("menu_sales"."quantity" between 0 and 10000000),
	CONSTRAINT "menu_sales_dish" CHECK (("menu_sales"."choice_id" is null) = ("menu_sales"."fiche_id" is null))
);
--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_period" FOREIGN KEY ("user_id","period_id") REFERENCES "public"."sales_periods"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_menu" FOREIGN KEY ("user_id","menu_id") REFERENCES "public"."menus"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_choice" FOREIGN KEY ("user_id","choice_id") REFERENCES "public"."menu_choices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sales" ADD CONSTRAINT "menu_sales_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_sales_by_menu" ON "menu_sales" USING btree ("user_id","menu_id");--> statement-breakpoint
CREATE INDEX "menu_sales_by_choice" ON "menu_sales" USING btree ("user_id","choice_id");--> statement-breakpoint
CREATE INDEX "menu_sales_by_fiche" ON "menu_sales" USING btree ("user_id","fiche_id");--> statement-breakpoint
SELECT protect('menu_sales');
