CREATE TABLE "day_menu_sales" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"meal" text,
	"carte_id" uuid NOT NULL,
	"menu_id" uuid,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_menu_sales_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "day_menu_sales_day" CHECK ("day_menu_sales"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "day_menu_sales_meal" CHECK ("day_menu_sales"."meal" in ('lunch', 'dinner')),
	CONSTRAINT "day_menu_sales_quantity" CHECK ("day_menu_sales"."quantity" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "day_sales" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"meal" text,
	"carte_id" uuid NOT NULL,
	"gamme_recette_id" uuid,
	"category" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_sales_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "day_sales_day" CHECK ("day_sales"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "day_sales_meal" CHECK ("day_sales"."meal" in ('lunch', 'dinner')),
	CONSTRAINT "day_sales_category" CHECK ("day_sales"."category" in ('Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce', 'Menu')),
	CONSTRAINT "day_sales_quantity" CHECK ("day_sales"."quantity" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "production_marks" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"ready_quantity" numeric(14, 6),
	"ready_unit" text,
	"days" integer DEFAULT 1 NOT NULL,
	"sheet_version" integer,
	"done_at" timestamp (3) with time zone,
	"done_by" text DEFAULT '' NOT NULL,
	"batch_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_marks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "production_marks_day" CHECK ("production_marks"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "production_marks_ready_quantity" CHECK ("production_marks"."ready_quantity" between 0.000001 and 1000000),
	CONSTRAINT "production_marks_ready_unit" CHECK ("production_marks"."ready_unit" in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet', 'portion')),
	CONSTRAINT "production_marks_ready" CHECK (("production_marks"."ready_quantity" is null) = ("production_marks"."ready_unit" is null)),
	CONSTRAINT "production_marks_days" CHECK ("production_marks"."days" between 1 and 7),
	CONSTRAINT "production_marks_sheet_version" CHECK ("production_marks"."sheet_version" >= 1),
	CONSTRAINT "production_marks_done_by" CHECK ("production_marks"."done_by" ~ '^[A-Z]{0,3}$'),
	CONSTRAINT "production_marks_done" CHECK (("production_marks"."done_at" is null) = ("production_marks"."done_by" = '')),
	CONSTRAINT "production_marks_batch_done" CHECK ("production_marks"."batch_id" is null or "production_marks"."done_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "service_dishes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"service_id" uuid NOT NULL,
	"gamme_recette_id" uuid,
	"menu_id" uuid,
	"portions" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_dishes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "service_dishes_once" UNIQUE NULLS NOT DISTINCT("user_id","service_id","gamme_recette_id","menu_id"),
	CONSTRAINT "service_dishes_one" CHECK (num_nonnulls("service_dishes"."gamme_recette_id", "service_dishes"."menu_id") = 1),
	CONSTRAINT "service_dishes_portions" CHECK ("service_dishes"."portions" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"meal" text,
	"carte_id" uuid NOT NULL,
	"covers" integer,
	"proposed_covers" integer,
	"served" integer,
	"mark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "services_once" UNIQUE NULLS NOT DISTINCT("user_id","day","carte_id","meal"),
	CONSTRAINT "services_day" CHECK ("services"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "services_meal" CHECK ("services"."meal" in ('lunch', 'dinner')),
	CONSTRAINT "services_covers" CHECK ("services"."covers" between 0 and 10000),
	CONSTRAINT "services_proposed_covers" CHECK ("services"."proposed_covers" between 0 and 10000),
	CONSTRAINT "services_served" CHECK ("services"."served" between 0 and 10000),
	CONSTRAINT "services_mark" CHECK ("services"."mark" in ('event', 'weather', 'closed')),
	CONSTRAINT "services_version" CHECK ("services"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "day_menu_sales" ADD CONSTRAINT "day_menu_sales_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_menu_sales" ADD CONSTRAINT "day_menu_sales_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_menu_sales" ADD CONSTRAINT "day_menu_sales_menu" FOREIGN KEY ("user_id","menu_id") REFERENCES "public"."menus"("user_id","id") ON DELETE set null ("menu_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_sales" ADD CONSTRAINT "day_sales_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_sales" ADD CONSTRAINT "day_sales_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_sales" ADD CONSTRAINT "day_sales_dish" FOREIGN KEY ("user_id","gamme_recette_id") REFERENCES "public"."gamme_recettes"("user_id","id") ON DELETE set null ("gamme_recette_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_marks" ADD CONSTRAINT "production_marks_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_marks" ADD CONSTRAINT "production_marks_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_marks" ADD CONSTRAINT "production_marks_batch" FOREIGN KEY ("user_id","batch_id") REFERENCES "public"."batches"("user_id","id") ON DELETE set null ("batch_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_dishes" ADD CONSTRAINT "service_dishes_service" FOREIGN KEY ("user_id","service_id") REFERENCES "public"."services"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_dishes" ADD CONSTRAINT "service_dishes_dish" FOREIGN KEY ("user_id","gamme_recette_id") REFERENCES "public"."gamme_recettes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_dishes" ADD CONSTRAINT "service_dishes_menu" FOREIGN KEY ("user_id","menu_id") REFERENCES "public"."menus"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_menu_sales_once" ON "day_menu_sales" USING btree ("user_id","day",coalesce("meal", ''),"menu_id");--> statement-breakpoint
CREATE INDEX "day_menu_sales_by_menu" ON "day_menu_sales" USING btree ("user_id","menu_id");--> statement-breakpoint
CREATE INDEX "day_menu_sales_by_carte" ON "day_menu_sales" USING btree ("user_id","carte_id");--> statement-breakpoint
CREATE UNIQUE INDEX "day_sales_once" ON "day_sales" USING btree ("user_id","day",coalesce("meal", ''),"gamme_recette_id");--> statement-breakpoint
CREATE INDEX "day_sales_by_dish" ON "day_sales" USING btree ("user_id","gamme_recette_id");--> statement-breakpoint
CREATE INDEX "day_sales_by_carte" ON "day_sales" USING btree ("user_id","carte_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_marks_once" ON "production_marks" USING btree ("user_id","day","tech_sheet_id");--> statement-breakpoint
CREATE INDEX "production_marks_by_sheet" ON "production_marks" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
CREATE INDEX "production_marks_by_batch" ON "production_marks" USING btree ("user_id","batch_id");--> statement-breakpoint
CREATE INDEX "service_dishes_by_dish" ON "service_dishes" USING btree ("user_id","gamme_recette_id");--> statement-breakpoint
CREATE INDEX "service_dishes_by_menu" ON "service_dishes" USING btree ("user_id","menu_id");--> statement-breakpoint
CREATE INDEX "services_by_carte" ON "services" USING btree ("user_id","carte_id");--> statement-breakpoint
SELECT protect('services');--> statement-breakpoint
SELECT protect('service_dishes');--> statement-breakpoint
SELECT protect('day_sales');--> statement-breakpoint
SELECT protect('day_menu_sales');--> statement-breakpoint
SELECT protect('production_marks');
