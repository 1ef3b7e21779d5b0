-- A session that is used slides on, but ends 90 days after its sign-in, whichever server or library extends it.
CREATE FUNCTION auth.end_session_after_90_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER absolute_end BEFORE INSERT OR UPDATE ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.end_session_after_90_days();
--> statement-breakpoint
UPDATE auth.sessions SET expires_at = expires_at;
