-- Who asked for what the transaction writes; null for what the program does by itself.
CREATE FUNCTION public.acting_person() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.person_id', true), '')::uuid;
--> statement-breakpoint
CREATE TABLE "auth"."memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"house_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_role" CHECK ("auth"."memberships"."role" in ('owner'))
);
--> statement-breakpoint
ALTER TABLE "carte_versions" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_house_id_users_id_fk" FOREIGN KEY ("house_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_house_id_index" ON "auth"."memberships" USING btree ("house_id");--> statement-breakpoint
-- Until now everyone had a house alone.
INSERT INTO "auth"."memberships" ("user_id", "house_id", "role") SELECT "id", "id", 'owner' FROM "auth"."users";--> statement-breakpoint
ALTER TABLE "price_changes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "price_changes" SET "person_id" = "user_id";--> statement-breakpoint
ALTER TABLE "price_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carte_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "carte_versions" SET "person_id" = "user_id";--> statement-breakpoint
ALTER TABLE "carte_versions" FORCE ROW LEVEL SECURITY;
