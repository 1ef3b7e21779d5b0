ALTER TABLE "gamme_recettes" ADD COLUMN "masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "masked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "off_print" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD COLUMN "remaining" integer;--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_masked" CHECK (not "gamme_recettes"."masked" or "gamme_recettes"."masked_until" is null);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_remaining" CHECK ("gamme_recettes"."remaining" between 0 and 9999);