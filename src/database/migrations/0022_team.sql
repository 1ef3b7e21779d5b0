CREATE TABLE "auth"."house_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"house_id" uuid NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_invitations_role" CHECK ("auth"."house_invitations"."role" in ('owner', 'chef', 'cook')),
	CONSTRAINT "house_invitations_email" CHECK (char_length("auth"."house_invitations"."email") <= 254),
	CONSTRAINT "house_invitations_hash_whole" CHECK ("auth"."house_invitations"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "auth"."memberships" DROP CONSTRAINT "memberships_role";--> statement-breakpoint
ALTER TABLE "auth"."memberships" DROP CONSTRAINT "memberships_pkey";--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_user_id_house_id_pk" PRIMARY KEY("user_id","house_id");--> statement-breakpoint
ALTER TABLE "auth"."access_tokens" ADD COLUMN "house_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "house_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD COLUMN "joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD COLUMN "owner_offered_by" uuid;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD COLUMN "owner_offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."house_invitations" ADD CONSTRAINT "house_invitations_house_id_users_id_fk" FOREIGN KEY ("house_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."house_invitations" ADD CONSTRAINT "house_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_invitations_by_house" ON "auth"."house_invitations" USING btree ("house_id");--> statement-breakpoint
CREATE INDEX "house_invitations_by_person" ON "auth"."house_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "house_invitations_by_end" ON "auth"."house_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "house_invitations_hash" ON "auth"."house_invitations" USING btree ("token_hash");--> statement-breakpoint
-- What is open goes on where it was: until now everyone belonged to one house.
UPDATE auth.sessions s SET house_id = m.house_id FROM auth.memberships m WHERE m.user_id = s.user_id;--> statement-breakpoint
UPDATE auth.access_tokens t SET house_id = m.house_id FROM auth.memberships m WHERE m.user_id = t.user_id;--> statement-breakpoint
ALTER TABLE "auth"."access_tokens" ALTER COLUMN "house_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."access_tokens" ADD CONSTRAINT "access_tokens_membership" FOREIGN KEY ("user_id","house_id") REFERENCES "auth"."memberships"("user_id","house_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_membership" FOREIGN KEY ("user_id","house_id") REFERENCES "auth"."memberships"("user_id","house_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_offer" ON "auth"."memberships" USING btree ("house_id") WHERE owner_offered_at is not null;--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_name" CHECK ("auth"."memberships"."name" = btrim("auth"."memberships"."name") and char_length("auth"."memberships"."name") between 1 and 60);--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_offer_whole" CHECK (("auth"."memberships"."owner_offered_by" is null) = ("auth"."memberships"."owner_offered_at" is null));--> statement-breakpoint
ALTER TABLE "auth"."memberships" ADD CONSTRAINT "memberships_role" CHECK ("auth"."memberships"."role" in ('owner', 'chef', 'cook'));
--> statement-breakpoint
-- A session, or a token, that names no house acts in the one that its person used last.
CREATE FUNCTION auth.choose_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.house_id IS NULL THEN
    NEW.house_id := (
      SELECT m.house_id FROM auth.memberships m WHERE m.user_id = NEW.user_id
      ORDER BY m.used_at DESC NULLS LAST, m.joined_at, m.house_id LIMIT 1);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER chooses_house BEFORE INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.choose_house();
CREATE TRIGGER chooses_house BEFORE INSERT ON auth.access_tokens
FOR EACH ROW EXECUTE FUNCTION auth.choose_house();
