-- A new password ends every session and every reset link of its account in the statement that writes it: a server that is
-- killed, or a statement that fails, leaves none of them alive. A hash of the same password in a newer format says so in
-- its transaction: SET LOCAL auth.same_password = on.
CREATE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications WHERE value = NEW.user_id::text;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ends_sessions AFTER UPDATE OF password ON auth.accounts
FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION auth.end_sessions_with_password();
