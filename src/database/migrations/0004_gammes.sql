CREATE TABLE "cartes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"nom" text DEFAULT 'Ma carte' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cartes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cartes_nom" CHECK ("cartes"."nom" = btrim("cartes"."nom") and char_length("cartes"."nom") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "gammes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gammes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gammes_nom" CHECK ("gammes"."nom" = btrim("gammes"."nom") and char_length("gammes"."nom") between 1 and 200),
	CONSTRAINT "gammes_position" CHECK ("gammes"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gamme_recettes" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gamme_id" uuid NOT NULL,
	"fiche_id" uuid NOT NULL,
	"nom_affiche" text NOT NULL,
	"prix_ttc_affiche" numeric(14, 4) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gamme_recettes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "gamme_recettes_nom_affiche" CHECK ("gamme_recettes"."nom_affiche" = btrim("gamme_recettes"."nom_affiche") and char_length("gamme_recettes"."nom_affiche") between 1 and 200),
	CONSTRAINT "gamme_recettes_prix_ttc_affiche" CHECK ("gamme_recettes"."prix_ttc_affiche" between 0 and 9999999),
	CONSTRAINT "gamme_recettes_position" CHECK ("gamme_recettes"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gammes" ADD CONSTRAINT "gammes_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_gamme" FOREIGN KEY ("user_id","gamme_id") REFERENCES "public"."gammes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_fiche" FOREIGN KEY ("user_id","fiche_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cartes_user_unique" ON "cartes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gammes_by_position" ON "gammes" USING btree ("user_id","carte_id","position");--> statement-breakpoint
CREATE INDEX "gamme_recettes_by_position" ON "gamme_recettes" USING btree ("user_id","gamme_id","position");--> statement-breakpoint
CREATE INDEX "gamme_recettes_by_fiche" ON "gamme_recettes" USING btree ("user_id","fiche_id");