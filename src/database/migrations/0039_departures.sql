CREATE TABLE "auth"."departures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erase_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"warned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_erase_at_index" ON "auth"."departures" USING btree ("erase_at");--> statement-breakpoint
-- A new session of an account that is to be erased restores it. It waits for a deletion that is being asked for, which holds the account's row.
CREATE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM auth.users WHERE id = NEW.user_id FOR KEY SHARE;
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER restores_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.restore_account_with_session();
