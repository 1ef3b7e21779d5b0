-- Accounts that are there before addresses can have to be confirmed need not confirm theirs.
UPDATE auth.users SET email_verified = true;
--> statement-breakpoint
-- Who has had a session need not confirm the address any more, whatever the setting was and becomes: such an account is
-- never deleted as unconfirmed.
CREATE FUNCTION auth.confirm_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auth.users SET email_verified = true WHERE id = NEW.user_id AND NOT email_verified;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER confirms_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.confirm_account_with_session();
