CREATE TABLE "auth"."operators" (
	"email" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."operators" ADD CONSTRAINT "operators_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who could sign in before keeps what the address opened.
UPDATE auth.users SET email_confirmed_at = updated_at WHERE email_verified;
