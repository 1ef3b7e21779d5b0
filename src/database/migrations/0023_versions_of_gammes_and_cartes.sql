ALTER TABLE "cartes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gammes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_version" CHECK ("cartes"."version" >= 1);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_version" CHECK ("gamme_recettes"."version" >= 1);--> statement-breakpoint
ALTER TABLE "gammes" ADD CONSTRAINT "gammes_version" CHECK ("gammes"."version" >= 1);