CREATE TABLE "auth"."demo" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"filled_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."demo" ADD CONSTRAINT "demo_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;