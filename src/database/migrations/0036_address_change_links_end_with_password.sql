-- A new password also ends the link that would give the account another address: its owner stops a change that a stranger
-- asked for by choosing a new password.
CREATE OR REPLACE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications
    WHERE value = NEW.user_id::text OR starts_with(value, 'new-address:' || NEW.user_id || ':');
  END IF;
  RETURN NULL;
END
$$;
