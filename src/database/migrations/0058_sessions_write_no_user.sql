-- A new session writes its user only where that was not confirmed, and locks it by its reference alone. An engine that
-- distributes lets one transaction after the other write or lock users, and two sign-ups that made an account and its session
-- waited for each other.
CREATE OR REPLACE FUNCTION auth.confirm_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM auth.users WHERE id = NEW.user_id AND NOT email_verified) THEN
    UPDATE auth.users SET email_verified = true WHERE id = NEW.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A deletion that is being asked for holds the account's row. The check of the reference waits for it, before this: the names
-- of such checks begin with a capital letter, and triggers run in the order of their names.
CREATE OR REPLACE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
