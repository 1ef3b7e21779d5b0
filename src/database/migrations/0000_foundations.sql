-- Roles belong to the whole server: another database of it may have made them already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_member') THEN
    CREATE ROLE gramme_member NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_visitor') THEN
    CREATE ROLE gramme_visitor NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- The server's role may act as both, and has none of their rights while it does not.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    IF NOT (pg_has_role(current_user, 'gramme_member', 'SET') AND pg_has_role(current_user, 'gramme_visitor', 'SET')) THEN
      EXECUTE 'GRANT gramme_member, gramme_visitor TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
    END IF;
  ELSIF NOT (pg_has_role(current_user, 'gramme_member', 'MEMBER') AND pg_has_role(current_user, 'gramme_visitor', 'MEMBER')) THEN
    GRANT gramme_member, gramme_visitor TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO gramme_member, gramme_visitor;
--> statement-breakpoint
-- Case and accents removed, œ and æ written out, apostrophes and spaces plain: what searches compare. src/domain/catalogue/fold-for-search.ts is its twin.
CREATE FUNCTION public.fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(translate(
  regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
  E'\u2019\u00a0\u202f', '''  '), 'œ', 'oe'), 'æ', 'ae');
--> statement-breakpoint
-- A list of at most `most` texts, none of them null or longer than `longest` characters.
CREATE FUNCTION public.texts_within(texts text[], most int, longest int) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN cardinality(texts) <= most
  AND NOT EXISTS (SELECT FROM unnest(texts) AS item WHERE item IS NULL OR char_length(item) > longest);
--> statement-breakpoint
-- Whose rows the transaction may touch; null, so nobody's, when it has not been said.
CREATE FUNCTION public.acting_user() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it.
CREATE FUNCTION public.protect(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY member ON %s TO gramme_member USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  EXECUTE format('CREATE POLICY visitor ON %s FOR SELECT TO gramme_visitor USING (user_id = acting_user())', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO gramme_member', target);
  EXECUTE format('GRANT SELECT ON %s TO gramme_visitor', target);
END $$;
