ALTER TABLE "auth"."access_tokens" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
-- A new password also ends the access tokens, except those that their owner keeps.
CREATE OR REPLACE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications
    WHERE value = NEW.user_id::text OR starts_with(value, 'new-address:' || NEW.user_id || ':');
    DELETE FROM auth.access_tokens WHERE user_id = NEW.user_id AND coalesce(kept_until < now(), true);
  END IF;
  RETURN NULL;
END
$$;
