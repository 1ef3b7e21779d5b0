-- The schema of Gramme, by what it is about. Of a table of the user's, what the program does with it is declared in src/database/user-tables.

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
-- What a person reads who may see no prices, costs and margins.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_without_money') THEN
    CREATE ROLE gramme_without_money NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    IF NOT pg_has_role(current_user, 'gramme_without_money', 'SET') THEN
      EXECUTE 'GRANT gramme_without_money TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
    END IF;
  ELSIF NOT pg_has_role(current_user, 'gramme_without_money', 'MEMBER') THEN
    GRANT gramme_without_money TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
-- The accounts, which only the server's own role reaches.
CREATE SCHEMA auth;
-- Before the tables on the search path of the role without money: views of the same names, with null in the place of money.
CREATE SCHEMA without_money;
GRANT USAGE ON SCHEMA public TO gramme_member, gramme_visitor;
GRANT USAGE ON SCHEMA public, without_money TO gramme_without_money;
--> statement-breakpoint
-- Case and accents removed, œ and æ written out, apostrophes and spaces plain: what searches compare. src/domain/catalogue/fold-for-search.ts is its twin.
CREATE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(translate(
  regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
  E'\u2019\u00a0\u202f', '''  '), 'œ', 'oe'), 'æ', 'ae');
--> statement-breakpoint
-- A list of at most `most` texts, none of them null or longer than `longest` characters.
CREATE FUNCTION texts_within(texts text[], most int, longest int) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN cardinality(texts) <= most
  AND NOT EXISTS (SELECT FROM unnest(texts) AS item WHERE item IS NULL OR char_length(item) > longest);
--> statement-breakpoint
-- Whose rows the transaction may touch; null, so nobody's, when it has not been said.
CREATE FUNCTION acting_user() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- Who asked for what the transaction writes; null for what the program does by itself.
CREATE FUNCTION acting_person() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.person_id', true), '')::uuid;
--> statement-breakpoint
-- Of a table of the user's, which columns are money. To be called again when one is added, renamed or changed.
CREATE FUNCTION hide_money(target regclass, money text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT relname FROM pg_class WHERE oid = target);
  shown text;
  readable text;
BEGIN
  SELECT
    string_agg(CASE WHEN attname = ANY (money) THEN format('NULL::%s AS %I', format_type(atttypid, atttypmod), attname)
      ELSE quote_ident(attname) END, ', ' ORDER BY attnum),
    string_agg(quote_ident(attname), ', ' ORDER BY attnum) FILTER (WHERE attname <> ALL (money))
  INTO shown, readable
  FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped;
  EXECUTE format('DROP VIEW IF EXISTS without_money.%I', name);
  EXECUTE format('CREATE VIEW without_money.%I WITH (security_invoker = true) AS SELECT %s FROM %s', name, shown, target);
  EXECUTE format('REVOKE ALL ON %s FROM gramme_without_money', target);
  EXECUTE format('GRANT SELECT (%s) ON %s TO gramme_without_money', readable, target);
  EXECUTE format('GRANT SELECT ON without_money.%I TO gramme_without_money', name);
END $$;
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it, with the columns of it that are money.
CREATE FUNCTION protect(target regclass, money text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY member ON %s TO gramme_member USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  EXECUTE format('CREATE POLICY visitor ON %s FOR SELECT TO gramme_visitor, gramme_without_money USING (user_id = acting_user())', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO gramme_member', target);
  EXECUTE format('GRANT SELECT ON %s TO gramme_visitor', target);
  PERFORM hide_money(target, money);
END $$;
--> statement-breakpoint
CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean DEFAULT false NOT NULL,
  image text,
  two_factor_enabled boolean DEFAULT false NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT users_email_unique UNIQUE (email)
);
--> statement-breakpoint
CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  token text NOT NULL,
  expires_at timestamp (3) with time zone NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sessions_token_unique UNIQUE (token),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_index ON auth.sessions (user_id);
CREATE INDEX sessions_expires_at_index ON auth.sessions (expires_at);

-- A session that is used slides on, but ends 90 days after its sign-in, whichever server or library extends it.
CREATE FUNCTION auth.end_session_after_90_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END
$$;
CREATE TRIGGER absolute_end BEFORE INSERT OR UPDATE ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.end_session_after_90_days();

-- Who has had a session need not confirm the address any more, whatever the setting was and becomes: such an account is
-- never deleted as unconfirmed. A new session writes its user only where that was not confirmed, and locks it by its
-- reference alone. An engine that distributes lets one transaction after the other write or lock users, and two sign-ups that
-- made an account and its session waited for each other.
CREATE FUNCTION auth.confirm_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM auth.users WHERE id = NEW.user_id AND NOT email_verified) THEN
    UPDATE auth.users SET email_verified = true WHERE id = NEW.user_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER confirms_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.confirm_account_with_session();
--> statement-breakpoint
CREATE TABLE auth.accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp (3) with time zone,
  refresh_token_expires_at timestamp (3) with time zone,
  scope text,
  password text,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX accounts_user_id_index ON auth.accounts (user_id);
CREATE UNIQUE INDEX accounts_provider_id_account_id_index ON auth.accounts (provider_id, account_id);

-- A new password ends the sessions, the links that were sent for the account, and the link that would give it another address:
-- its owner stops a change that a stranger asked for by choosing a new password.
CREATE FUNCTION auth.end_sessions_with_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('auth.same_password', true), '') <> 'on' THEN
    DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
    DELETE FROM auth.verifications
    WHERE value = NEW.user_id::text OR starts_with(value, 'new-address:' || NEW.user_id || ':');
  END IF;
  RETURN NULL;
END
$$;
-- A hash of the same password in a newer format says so in its transaction: SET LOCAL auth.same_password = on.
CREATE TRIGGER ends_sessions AFTER UPDATE OF password ON auth.accounts
FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION auth.end_sessions_with_password();
--> statement-breakpoint
-- The authenticator of an account, and its recovery codes; both are encrypted with SECRET.
CREATE TABLE auth.two_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean DEFAULT false NOT NULL,
  failed_verification_count integer DEFAULT 0 NOT NULL,
  locked_until timestamp (3) with time zone,
  CONSTRAINT two_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX two_factors_user_id_index ON auth.two_factors (user_id);

-- Public keys of devices that sign in to an account.
CREATE TABLE auth.passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text,
  public_key text NOT NULL,
  credential_id text NOT NULL,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  used_at timestamp (3) with time zone,
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_index ON auth.passkeys (user_id);
CREATE UNIQUE INDEX passkeys_credential_id_index ON auth.passkeys (credential_id);

CREATE TABLE auth.verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp (3) with time zone NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX verifications_identifier_index ON auth.verifications (identifier);
CREATE INDEX verifications_expires_at_index ON auth.verifications (expires_at);

CREATE TABLE auth.rate_limits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  count integer NOT NULL,
  last_request bigint NOT NULL,
  CONSTRAINT rate_limits_key_unique UNIQUE (key)
);

-- Personal access tokens, by which programs reach the API as their account. The token itself is stored nowhere.
CREATE TABLE auth.access_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  beginning text NOT NULL,
  hash text NOT NULL,
  rights text NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  expires_at timestamp (3) with time zone,
  used_at timestamp (3) with time zone,
  used_from text,
  CONSTRAINT access_tokens_rights CHECK (rights in ('read', 'write')),
  CONSTRAINT access_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_user_id_index ON auth.access_tokens (user_id);
CREATE UNIQUE INDEX access_tokens_hash_index ON auth.access_tokens (hash);

-- In which house a person works, and in which role. A house has the id of the account that it began with, and is deleted with
-- it; in the tables of `public` this id is `user_id`.
CREATE TABLE auth.memberships (
  user_id uuid PRIMARY KEY NOT NULL,
  house_id uuid NOT NULL,
  role text NOT NULL,
  CONSTRAINT memberships_role CHECK (role in ('owner')),
  CONSTRAINT memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE,
  CONSTRAINT memberships_house_id_users_id_fk FOREIGN KEY (house_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX memberships_house_id_index ON auth.memberships (house_id);
--> statement-breakpoint
-- Accounts whose deletion was asked for and that can still be restored. A trigger of `auth.sessions` deletes the row with the next session.
CREATE TABLE auth.departures (
  user_id uuid PRIMARY KEY NOT NULL,
  asked_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  erase_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  warned_at timestamp (3) with time zone,
  CONSTRAINT departures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX departures_erase_at_index ON auth.departures (erase_at);

-- A new session of an account that is to be erased restores it. A deletion that is being asked for holds the account's row. The
-- check of the reference waits for it, before this: the names of such checks begin with a capital letter, and triggers run in
-- the order of their names.
CREATE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER restores_account AFTER INSERT ON auth.sessions
FOR EACH ROW EXECUTE FUNCTION auth.restore_account_with_session();
--> statement-breakpoint
-- What is known of the installation as a whole: one row, written when its first account signs in.
CREATE TABLE auth.installation (
  "only" boolean PRIMARY KEY DEFAULT true NOT NULL,
  first_account_id uuid NOT NULL,
  CONSTRAINT installation_only CHECK ("only")
);

-- What the demo's account was filled with, and when. One row at most.
CREATE TABLE auth.demo (
  account_id uuid PRIMARY KEY NOT NULL,
  fingerprint text NOT NULL,
  filled_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT demo_account_id_users_id_fk FOREIGN KEY (account_id) REFERENCES auth.users (id) ON DELETE CASCADE
);

-- Attempts to make the nightly backup by any server, with their outcome. Rows older than a year are deleted.
CREATE TABLE auth.backups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  due_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  began_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  ended_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  server text NOT NULL,
  file text,
  bytes bigint,
  rows bigint,
  error text,
  CONSTRAINT backups_outcome CHECK ((error is null) = (file is not null and bytes >= 0 and rows >= 0))
);
CREATE INDEX backups_began_at ON auth.backups (began_at);

-- What happened to accounts: who signed in or tried to, which password was changed, what was refused. The same event of
-- one subject at one address within a minute is one row with its count. No reference to users: it outlives an account.
CREATE TABLE auth.security_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  minute timestamp (3) with time zone NOT NULL,
  event text NOT NULL,
  account_id uuid,
  subject text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  count integer NOT NULL
);
CREATE UNIQUE INDEX security_events_minute_event_subject_address_index ON auth.security_events (minute, event, subject, address);

-- What visitors wrote to the operator. It belongs to no user, so it is beside the sessions, where only the
-- server's own role reaches it.
CREATE TABLE auth.contact_messages (
  id uuid PRIMARY KEY NOT NULL,
  received_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  mailed_at timestamp (3) with time zone,
  CONSTRAINT contact_messages_name CHECK (name = btrim(name) and char_length(name) between 1 and 100),
  CONSTRAINT contact_messages_email CHECK (email = btrim(email) and char_length(email) between 3 and 254),
  CONSTRAINT contact_messages_subject CHECK (subject = btrim(subject) and char_length(subject) between 1 and 150),
  CONSTRAINT contact_messages_message CHECK (message = btrim(message) and char_length(message) between 1 and 5000),
  CONSTRAINT contact_messages_language CHECK (language in ('fr', 'en')),
  CONSTRAINT contact_messages_single_lines CHECK (name || email || subject !~ '[\x01-\x1f\x7f]')
);
CREATE INDEX contact_messages_received_at ON auth.contact_messages (received_at);

-- Accounts whose costs were computed by an earlier formula. A migration that changes how costs are computed inserts
-- every account; the server takes them from here as it recosts them.
CREATE TABLE auth.stale_costs (
  user_id uuid PRIMARY KEY NOT NULL,
  CONSTRAINT stale_costs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);

-- Accounts whose stored pictures may hold metadata; the server takes them from here as it cleans their pictures.
CREATE TABLE auth.stale_pictures (
  user_id uuid PRIMARY KEY NOT NULL,
  CONSTRAINT stale_pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- What an account has chosen; one row a user, made when the account is made.
CREATE TABLE account_settings (
  user_id uuid NOT NULL,
  language text DEFAULT 'fr' NOT NULL,
  theme text DEFAULT 'auto' NOT NULL,
  wastage_method text DEFAULT 'majoration' NOT NULL,
  default_tva_rate numeric(4, 1) DEFAULT 10 NOT NULL,
  target_margin numeric(4, 1) DEFAULT 70 NOT NULL,
  floor_margin numeric(4, 1) DEFAULT 50 NOT NULL,
  coefficient_entree numeric(5, 2) DEFAULT 4 NOT NULL,
  coefficient_plat numeric(5, 2) DEFAULT 3.5 NOT NULL,
  coefficient_dessert numeric(5, 2) DEFAULT 5 NOT NULL,
  coefficient_default numeric(5, 2) DEFAULT 3.5 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  names_revision uuid DEFAULT gen_random_uuid() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT account_settings_user_id_pk PRIMARY KEY (user_id),
  CONSTRAINT account_settings_version CHECK (version >= 1),
  CONSTRAINT account_settings_language CHECK (language in ('fr', 'en')),
  CONSTRAINT account_settings_theme CHECK (theme in ('auto', 'light', 'dark')),
  CONSTRAINT account_settings_wastage_method CHECK (wastage_method in ('majoration', 'rendement')),
  CONSTRAINT account_settings_default_tva_rate CHECK (default_tva_rate in (5.5, 10, 20)),
  CONSTRAINT account_settings_margins CHECK (0 <= floor_margin and floor_margin <= target_margin and target_margin <= 100),
  CONSTRAINT account_settings_coefficient_entree CHECK (coefficient_entree between 1 and 100),
  CONSTRAINT account_settings_coefficient_plat CHECK (coefficient_plat between 1 and 100),
  CONSTRAINT account_settings_coefficient_dessert CHECK (coefficient_dessert between 1 and 100),
  CONSTRAINT account_settings_coefficient_default CHECK (coefficient_default between 1 and 100),
  CONSTRAINT account_settings_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
SELECT protect('account_settings', '{target_margin, floor_margin, coefficient_entree, coefficient_plat, coefficient_dessert, coefficient_default}');

-- The settings are made in the transaction that makes the account, and locked in the one that erases it. An engine that
-- distributes has connections of its own for each role, of which one does not see what the other has not committed yet: so
-- the server's own role does both, on the row of the user whom it acts for.
CREATE POLICY server ON account_settings TO CURRENT_USER USING (user_id = acting_user()) WITH CHECK (user_id = acting_user());

-- Requests that have created something, with their answers, so that the same one sent again creates nothing more.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  answer json,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT idempotency_keys_key CHECK (key ~ '^[!-~]{1,64}$'),
  CONSTRAINT idempotency_keys_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX idempotency_keys_unique ON idempotency_keys (user_id, operation, key);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (user_id, created_at);
SELECT protect('idempotency_keys', '{answer}');
--> statement-breakpoint
-- Suppliers.
CREATE TABLE supplier_contacts (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  notes text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  catalogue_version integer DEFAULT 0 NOT NULL,
  price_list_mapping jsonb,
  search_text text collate "C" GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
  CONSTRAINT supplier_contacts_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT supplier_contacts_version CHECK (version >= 1),
  CONSTRAINT supplier_contacts_name CHECK (name = btrim(name) and char_length(name) between 1 and 200),
  CONSTRAINT supplier_contacts_email CHECK (char_length(email) <= 254),
  CONSTRAINT supplier_contacts_phone CHECK (char_length(phone) <= 40),
  CONSTRAINT supplier_contacts_notes CHECK (char_length(notes) <= 5000),
  CONSTRAINT supplier_contacts_mapping CHECK (octet_length(price_list_mapping::text) <= 50000),
  CONSTRAINT supplier_contacts_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX supplier_contacts_by_name ON supplier_contacts (user_id, search_text, id);
CREATE INDEX supplier_contacts_by_creation ON supplier_contacts (user_id, created_at, id);
SELECT protect('supplier_contacts');

-- A supplier's catalogue; deleted with its supplier.
CREATE TABLE supplier_products (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  supplier_id uuid NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  unit text NOT NULL,
  brand text,
  allergens text[] DEFAULT '{}' NOT NULL,
  traces text[] DEFAULT '{}' NOT NULL,
  allergen_free boolean DEFAULT false NOT NULL,
  density_kg_per_l numeric(13, 6),
  content_quantity numeric(13, 6),
  content_unit text,
  price_ht numeric(16, 6) NOT NULL,
  code text,
  pack_text text,
  pack_price_ht numeric(16, 6),
  version integer DEFAULT 0 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  search_text text collate "C" GENERATED ALWAYS AS (fold(name) || chr(10) || fold(coalesce(brand, ''))) STORED NOT NULL,
  CONSTRAINT supplier_products_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT supplier_products_version CHECK (version >= 0),
  CONSTRAINT supplier_products_name CHECK (name = btrim(name) and char_length(name) between 1 and 200),
  CONSTRAINT supplier_products_category CHECK (category in ('Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie', 'Épicerie', 'Épices', 'Boissons', 'Surgelés')),
  CONSTRAINT supplier_products_unit CHECK (unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT supplier_products_price_ht CHECK (price_ht between 0 and 9999999),
  CONSTRAINT supplier_products_brand CHECK (char_length(brand) <= 200),
  CONSTRAINT supplier_products_content_quantity CHECK (content_quantity > 0),
  CONSTRAINT supplier_products_content_whole CHECK ((content_quantity is null) = (content_unit is null)),
  CONSTRAINT supplier_products_content_unit CHECK (content_unit in ('kg', 'g', 'L', 'cl', 'ml')),
  CONSTRAINT supplier_products_density CHECK (density_kg_per_l > 0),
  CONSTRAINT supplier_products_allergens CHECK (allergens <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(allergens) <= 14),
  CONSTRAINT supplier_products_allergen_free CHECK (not (allergen_free and cardinality(allergens) > 0)),
  CONSTRAINT supplier_products_traces CHECK (traces <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(traces) <= 14),
  CONSTRAINT supplier_products_traces_apart CHECK (not (traces && allergens)),
  CONSTRAINT supplier_products_code CHECK (char_length(code) <= 64),
  CONSTRAINT supplier_products_pack_text CHECK (char_length(pack_text) <= 300),
  CONSTRAINT supplier_products_pack_price_ht CHECK (pack_price_ht between 0 and 9999999),
  CONSTRAINT supplier_products_supplier FOREIGN KEY (user_id, supplier_id) REFERENCES supplier_contacts (user_id, id) ON DELETE CASCADE
);
CREATE INDEX supplier_products_by_name ON supplier_products (user_id, supplier_id, search_text, id);
SELECT protect('supplier_products', '{price_ht, pack_price_ht}');

-- A file of prices that went, or is about to go, into a supplier's catalogue: the journal of imports.
CREATE TABLE price_lists (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  supplier_id uuid NOT NULL,
  file_name text NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  catalogue_version integer NOT NULL,
  changes integer NOT NULL,
  unchanged integer NOT NULL,
  added integer DEFAULT 0 NOT NULL,
  dearer integer DEFAULT 0 NOT NULL,
  cheaper integer DEFAULT 0 NOT NULL,
  altered integer DEFAULT 0 NOT NULL,
  removed integer DEFAULT 0 NOT NULL,
  committed_at timestamp (3) with time zone,
  undone_at timestamp (3) with time zone,
  act_id uuid,
  CONSTRAINT price_lists_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT price_lists_file_name CHECK (file_name = btrim(file_name) and char_length(file_name) between 1 and 200),
  CONSTRAINT price_lists_changes CHECK (changes between 0 and 200000),
  CONSTRAINT price_lists_unchanged CHECK (unchanged >= 0),
  CONSTRAINT price_lists_counts CHECK (least(added, dearer, cheaper, altered, removed) >= 0),
  CONSTRAINT price_lists_supplier FOREIGN KEY (user_id, supplier_id) REFERENCES supplier_contacts (user_id, id) ON DELETE CASCADE
);
CREATE INDEX price_lists_by_supplier ON price_lists (user_id, supplier_id, committed_at);
CREATE INDEX price_lists_by_time ON price_lists (user_id, committed_at, id);
SELECT protect('price_lists');

-- One change that a price list brings. It waits here until all of them have come; afterwards `before` says what
-- the catalogue held, so that the list can be undone.
CREATE TABLE price_list_rows (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  price_list_id uuid NOT NULL,
  position integer NOT NULL,
  supplier_product_id uuid,
  removed boolean DEFAULT false NOT NULL,
  after jsonb,
  before jsonb,
  user_product_id uuid,
  CONSTRAINT price_list_rows_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT price_list_rows_position CHECK (position >= 0),
  CONSTRAINT price_list_rows_removed CHECK (removed = (after is null)),
  CONSTRAINT price_list_rows_named CHECK (supplier_product_id is not null or not removed),
  CONSTRAINT price_list_rows_after CHECK (octet_length(after::text) <= 10000),
  CONSTRAINT price_list_rows_list FOREIGN KEY (user_id, price_list_id) REFERENCES price_lists (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX price_list_rows_place ON price_list_rows (user_id, price_list_id, position);
SELECT protect('price_list_rows', '{after, before}');
--> statement-breakpoint
-- The user's own product base. The migration narrows both `set null` to the column that names the other row.
CREATE TABLE user_products (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  source_product_id uuid,
  supplier_id uuid,
  name text NOT NULL,
  category text NOT NULL,
  unit text NOT NULL,
  brand text,
  allergens text[] DEFAULT '{}' NOT NULL,
  traces text[] DEFAULT '{}' NOT NULL,
  allergen_free boolean DEFAULT false NOT NULL,
  density_kg_per_l numeric(13, 6),
  content_quantity numeric(13, 6),
  content_unit text,
  price_ht numeric(16, 6),
  price_changed_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  origin text,
  counted_weights jsonb DEFAULT '{}'::jsonb NOT NULL,
  imported_at timestamp (3) with time zone,
  source_price_ht numeric(16, 6),
  source_unit text,
  follows_cheapest boolean DEFAULT false NOT NULL,
  articles_version integer DEFAULT 1 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  search_text text collate "C" GENERATED ALWAYS AS (fold(name) || chr(10) || fold(coalesce(brand, ''))) STORED NOT NULL,
  CONSTRAINT user_products_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT user_products_articles_version CHECK (articles_version >= 1),
  CONSTRAINT user_products_version CHECK (version >= 1),
  CONSTRAINT user_products_source_price_ht CHECK (source_price_ht between 0 and 9999999),
  CONSTRAINT user_products_source_unit CHECK (source_unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT user_products_name CHECK (name = btrim(name) and char_length(name) between 1 and 200),
  CONSTRAINT user_products_category CHECK (category in ('Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie', 'Épicerie', 'Épices', 'Boissons', 'Surgelés')),
  CONSTRAINT user_products_unit CHECK (unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT user_products_price_ht CHECK (price_ht between 0 and 9999999),
  CONSTRAINT user_products_brand CHECK (char_length(brand) <= 200),
  CONSTRAINT user_products_origin CHECK (origin = btrim(origin) and char_length(origin) between 1 and 100),
  CONSTRAINT user_products_content_quantity CHECK (content_quantity > 0),
  CONSTRAINT user_products_content_whole CHECK ((content_quantity is null) = (content_unit is null)),
  CONSTRAINT user_products_content_unit CHECK (content_unit in ('kg', 'g', 'L', 'cl', 'ml')),
  CONSTRAINT user_products_density CHECK (density_kg_per_l > 0),
  CONSTRAINT user_products_counted_weights CHECK (jsonb_typeof(counted_weights) = 'object'),
  CONSTRAINT user_products_allergens CHECK (allergens <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(allergens) <= 14),
  CONSTRAINT user_products_allergen_free CHECK (not (allergen_free and cardinality(allergens) > 0)),
  CONSTRAINT user_products_traces CHECK (traces <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(traces) <= 14),
  CONSTRAINT user_products_traces_apart CHECK (not (traces && allergens)),
  CONSTRAINT user_products_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE,
  CONSTRAINT user_products_supplier FOREIGN KEY (user_id, supplier_id) REFERENCES supplier_contacts (user_id, id) ON DELETE SET NULL (supplier_id),
  CONSTRAINT user_products_source FOREIGN KEY (user_id, source_product_id) REFERENCES supplier_products (user_id, id) ON DELETE SET NULL (source_product_id)
);
CREATE UNIQUE INDEX user_products_source_unique ON user_products (user_id, source_product_id);
CREATE INDEX user_products_by_name ON user_products (user_id, search_text, id);
CREATE INDEX user_products_by_supplier ON user_products (user_id, supplier_id, search_text, id);
CREATE INDEX user_products_by_category ON user_products (user_id, category, search_text, id);
CREATE INDEX user_products_by_cheapest ON user_products (user_id, id) WHERE follows_cheapest;
CREATE INDEX user_products_by_update ON user_products (user_id, updated_at, id);
SELECT protect('user_products', '{price_ht, source_price_ht}');

-- Products that became part of another one. The product that went is in the bin, as `deletedItemId`, with the rows that
-- now name the one that stayed: while it is there the merge can be undone.
CREATE TABLE product_merges (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kept_product_id uuid NOT NULL,
  other_product_id uuid NOT NULL,
  other_name text NOT NULL,
  deleted_item_id uuid NOT NULL,
  lines integer NOT NULL,
  prices integer NOT NULL,
  articles integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  merged_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  undone_at timestamp (3) with time zone,
  CONSTRAINT product_merges_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT product_merges_other_name CHECK (other_name = btrim(other_name) and char_length(other_name) between 1 and 200),
  CONSTRAINT product_merges_lines CHECK (lines >= 0),
  CONSTRAINT product_merges_prices CHECK (prices >= 0),
  CONSTRAINT product_merges_articles CHECK (articles >= 0),
  CONSTRAINT product_merges_before CHECK (octet_length(before::text) <= 32768),
  CONSTRAINT product_merges_after CHECK (octet_length(after::text) <= 32768),
  CONSTRAINT product_merges_kept FOREIGN KEY (user_id, kept_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE
);
CREATE INDEX product_merges_by_kept ON product_merges (user_id, kept_product_id, merged_at);
CREATE INDEX product_merges_by_item ON product_merges (user_id, deleted_item_id);
SELECT protect('product_merges', '{before, after}');

-- Every price that a product has had, and what it was before: the product's history, and the journal that can undo it.
-- What one act changed, a typed price or a whole file, shares `actId`.
CREATE TABLE price_changes (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  act_id uuid NOT NULL,
  user_product_id uuid NOT NULL,
  changed_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  source text NOT NULL,
  origin text,
  unit text NOT NULL,
  old_price_ht numeric(16, 6),
  new_price_ht numeric(16, 6),
  undone_at timestamp (3) with time zone,
  person_id uuid DEFAULT acting_person(),
  former_product text,
  CONSTRAINT price_changes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT price_changes_source CHECK (source in ('typed', 'catalogue', 'file', 'sheet', 'undo', 'merge')),
  CONSTRAINT price_changes_origin CHECK (char_length(origin) <= 200),
  CONSTRAINT price_changes_former_product CHECK (former_product = btrim(former_product) and char_length(former_product) between 1 and 200),
  CONSTRAINT price_changes_unit CHECK (unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT price_changes_old_price_ht CHECK (old_price_ht between 0 and 9999999),
  CONSTRAINT price_changes_new_price_ht CHECK (new_price_ht between 0 and 9999999),
  CONSTRAINT price_changes_change CHECK (old_price_ht is distinct from new_price_ht),
  CONSTRAINT price_changes_product FOREIGN KEY (user_id, user_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE
);
CREATE INDEX price_changes_by_product ON price_changes (user_id, user_product_id, changed_at, id);
CREATE INDEX price_changes_by_time ON price_changes (user_id, changed_at, act_id);
CREATE INDEX price_changes_by_act ON price_changes (user_id, act_id);
SELECT protect('price_changes', '{old_price_ht, new_price_ht}');

-- The articles that a product is tied to beside the one that it follows, which is its `sourceProductId`. An article
-- belongs to one product at most, as the followed one or beside it.
CREATE TABLE product_articles (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_product_id uuid NOT NULL,
  supplier_product_id uuid NOT NULL,
  source_price_ht numeric(16, 6),
  source_unit text,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT product_articles_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT product_articles_source_price_ht CHECK (source_price_ht between 0 and 9999999),
  CONSTRAINT product_articles_source_unit CHECK (source_unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT product_articles_product FOREIGN KEY (user_id, user_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE,
  CONSTRAINT product_articles_article FOREIGN KEY (user_id, supplier_product_id) REFERENCES supplier_products (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_articles_article_unique ON product_articles (user_id, supplier_product_id);
CREATE INDEX product_articles_by_product ON product_articles (user_id, user_product_id);
SELECT protect('product_articles', '{source_price_ht}');

-- What imported sheets call a product, as the user has settled it: the next import knows by it which product is meant.
CREATE TABLE product_names (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_product_id uuid NOT NULL,
  name text NOT NULL,
  unit text NOT NULL,
  CONSTRAINT product_names_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT product_names_name CHECK (name = btrim(name) and char_length(name) between 1 and 200),
  CONSTRAINT product_names_unit CHECK (unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT product_names_product FOREIGN KEY (user_id, user_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE
);
CREATE INDEX product_names_by_product ON product_names (user_id, user_product_id);
CREATE INDEX product_names_by_name ON product_names (user_id, name);
SELECT protect('product_names');
--> statement-breakpoint
-- Fiches techniques. `coutMatiere`, `uncostedLines`, `allergens`, `traces` and `undeclaredLines` follow from the lines,
-- at any depth, and are written only by the recosting of the sheet.
CREATE TABLE tech_sheets (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  title text NOT NULL,
  category text NOT NULL,
  portions integer NOT NULL,
  selling_price_ht numeric(14, 4),
  tva_rate numeric(4, 1) DEFAULT 10 NOT NULL,
  method text DEFAULT '' NOT NULL,
  cout_matiere numeric(46, 10) DEFAULT 0 NOT NULL,
  uncosted_lines integer DEFAULT 0 NOT NULL,
  checked_cost numeric(46, 10),
  allergens text[] DEFAULT '{}' NOT NULL,
  traces text[] DEFAULT '{}' NOT NULL,
  undeclared_lines integer DEFAULT 0 NOT NULL,
  yield_quantity numeric(14, 6),
  yield_unit text,
  description text DEFAULT '' NOT NULL,
  prep_minutes integer,
  cook_minutes integer,
  equipment text[] DEFAULT '{}' NOT NULL,
  steps text[] DEFAULT '{}' NOT NULL,
  notes text DEFAULT '' NOT NULL,
  storage text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  search_text text collate "C" GENERATED ALWAYS AS (fold(title)) STORED NOT NULL,
  CONSTRAINT tech_sheets_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT tech_sheets_title CHECK (title = btrim(title) and char_length(title) between 3 and 100),
  CONSTRAINT tech_sheets_category CHECK (category in ('Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce', 'Menu')),
  CONSTRAINT tech_sheets_portions CHECK (portions between 1 and 100000),
  CONSTRAINT tech_sheets_selling_price_ht CHECK (selling_price_ht between 0 and 9999999),
  CONSTRAINT tech_sheets_tva_rate CHECK (tva_rate in (5.5, 10, 20)),
  CONSTRAINT tech_sheets_method CHECK (char_length(method) <= 20000),
  CONSTRAINT tech_sheets_description CHECK (char_length(description) <= 2000),
  CONSTRAINT tech_sheets_prep_minutes CHECK (prep_minutes between 0 and 100000),
  CONSTRAINT tech_sheets_cook_minutes CHECK (cook_minutes between 0 and 100000),
  CONSTRAINT tech_sheets_equipment CHECK (texts_within(equipment, 100, 200)),
  CONSTRAINT tech_sheets_steps CHECK (texts_within(steps, 200, 2000)),
  CONSTRAINT tech_sheets_notes CHECK (char_length(notes) <= 5000),
  CONSTRAINT tech_sheets_storage CHECK (char_length(storage) <= 500),
  CONSTRAINT tech_sheets_yield_quantity CHECK (yield_quantity between 0.000001 and 1000000),
  CONSTRAINT tech_sheets_yield_unit CHECK (yield_unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet')),
  CONSTRAINT tech_sheets_yield_whole CHECK ((yield_quantity is null) = (yield_unit is null)),
  CONSTRAINT tech_sheets_cout_matiere CHECK (cout_matiere >= 0),
  CONSTRAINT tech_sheets_checked_cost CHECK (checked_cost > 0),
  CONSTRAINT tech_sheets_uncosted_lines CHECK (uncosted_lines >= 0),
  CONSTRAINT tech_sheets_allergens CHECK (allergens <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(allergens) <= 14),
  CONSTRAINT tech_sheets_traces CHECK (traces <@ array['Gluten', 'Crustacés', 'Œufs', 'Poisson', 'Arachides', 'Soja', 'Lait', 'Fruits à coque', 'Céleri', 'Moutarde', 'Sésame', 'Sulfites', 'Lupin', 'Mollusques']::text[] and cardinality(traces) <= 14),
  CONSTRAINT tech_sheets_traces_apart CHECK (not (traces && allergens)),
  CONSTRAINT tech_sheets_undeclared_lines CHECK (undeclared_lines >= 0),
  CONSTRAINT tech_sheets_version CHECK (version >= 1),
  CONSTRAINT tech_sheets_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tech_sheets_title_unique ON tech_sheets (user_id, lower(title collate "und-x-icu"));
CREATE INDEX tech_sheets_by_update ON tech_sheets (user_id, updated_at, id);
CREATE INDEX tech_sheets_by_title ON tech_sheets (user_id, search_text, id);
SELECT protect('tech_sheets', '{selling_price_ht, cout_matiere, checked_cost}');

-- The lines of a sheet. A line stays, without product or preparation, when that is deleted.
CREATE TABLE tech_sheet_ingredients (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  tech_sheet_id uuid NOT NULL,
  user_product_id uuid,
  sub_sheet_id uuid,
  costing text DEFAULT 'quantity' NOT NULL,
  quantity numeric(14, 6),
  unit text NOT NULL,
  forfait numeric(16, 6),
  wastage_percent numeric(6, 3) DEFAULT 0 NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  note text,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT tech_sheet_ingredients_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT tech_sheet_ingredients_costing CHECK (costing in ('quantity', 'qs', 'forfait-portion', 'forfait-sheet', 'forfait-percent')),
  CONSTRAINT tech_sheet_ingredients_quantity CHECK (quantity between 0.000001 and 1000000),
  CONSTRAINT tech_sheet_ingredients_unit CHECK (unit in ('kg', 'g', 'L', 'cl', 'ml', 'unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet', 'portion')),
  CONSTRAINT tech_sheet_ingredients_forfait CHECK (forfait between 0.000001 and 9999999),
  CONSTRAINT tech_sheet_ingredients_wastage_percent CHECK (wastage_percent between -900 and 100),
  CONSTRAINT tech_sheet_ingredients_note CHECK (char_length(note) <= 500),
  CONSTRAINT tech_sheet_ingredients_one_source CHECK (num_nonnulls(user_product_id, sub_sheet_id) <= 1),
  CONSTRAINT tech_sheet_ingredients_not_itself CHECK (sub_sheet_id <> tech_sheet_id),
  CONSTRAINT tech_sheet_ingredients_forfait_percent CHECK (costing <> 'forfait-percent' or forfait between 0.000001 and 100),
  CONSTRAINT tech_sheet_ingredients_forfait_costed CHECK (forfait is null or costing in ('forfait-portion', 'forfait-sheet', 'forfait-percent')),
  CONSTRAINT tech_sheet_ingredients_quantity_costed CHECK (costing = 'quantity' or (quantity is null and wastage_percent = 0)),
  CONSTRAINT tech_sheet_ingredients_position CHECK (position >= 0),
  CONSTRAINT tech_sheet_ingredients_sheet FOREIGN KEY (user_id, tech_sheet_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE,
  CONSTRAINT tech_sheet_ingredients_product FOREIGN KEY (user_id, user_product_id) REFERENCES user_products (user_id, id) ON DELETE SET NULL (user_product_id),
  CONSTRAINT tech_sheet_ingredients_sub_sheet FOREIGN KEY (user_id, sub_sheet_id) REFERENCES tech_sheets (user_id, id) ON DELETE SET NULL (sub_sheet_id)
);
CREATE INDEX tech_sheet_ingredients_by_sheet ON tech_sheet_ingredients (user_id, tech_sheet_id, position);
CREATE INDEX tech_sheet_ingredients_by_product ON tech_sheet_ingredients (user_id, user_product_id);
CREATE INDEX tech_sheet_ingredients_by_sub_sheet ON tech_sheet_ingredients (user_id, sub_sheet_id);
SELECT protect('tech_sheet_ingredients', '{forfait}');

-- Where a sheet was imported from, so that the next import of its file finds it, and what both held then.
CREATE TABLE sheet_origins (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  tech_sheet_id uuid NOT NULL,
  file_name text NOT NULL,
  tab text,
  cell text,
  title text NOT NULL,
  read text NOT NULL,
  written text,
  read_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sheet_origins_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT sheet_origins_file_name CHECK (file_name = btrim(file_name) and char_length(file_name) between 1 and 200),
  CONSTRAINT sheet_origins_tab CHECK (char_length(tab) <= 200),
  CONSTRAINT sheet_origins_cell CHECK (char_length(cell) <= 10),
  CONSTRAINT sheet_origins_title CHECK (title = btrim(title) and char_length(title) between 1 and 100),
  CONSTRAINT sheet_origins_read CHECK (char_length(read) between 64 and 64),
  CONSTRAINT sheet_origins_written CHECK (char_length(written) between 64 and 64),
  CONSTRAINT sheet_origins_sheet FOREIGN KEY (user_id, tech_sheet_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sheet_origins_by_sheet ON sheet_origins (user_id, tech_sheet_id);
SELECT protect('sheet_origins');

-- Lines that were given another product, so that it can be undone: what one act changed shares `actId`.
CREATE TABLE product_replacements (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  act_id uuid NOT NULL,
  line_id uuid NOT NULL,
  from_product_id uuid NOT NULL,
  to_product_id uuid NOT NULL,
  replaced_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  undone_at timestamp (3) with time zone,
  CONSTRAINT product_replacements_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT product_replacements_line FOREIGN KEY (user_id, line_id) REFERENCES tech_sheet_ingredients (user_id, id) ON DELETE CASCADE,
  CONSTRAINT product_replacements_from FOREIGN KEY (user_id, from_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE,
  CONSTRAINT product_replacements_to FOREIGN KEY (user_id, to_product_id) REFERENCES user_products (user_id, id) ON DELETE CASCADE
);
CREATE INDEX product_replacements_by_act ON product_replacements (user_id, act_id);
CREATE INDEX product_replacements_by_line ON product_replacements (user_id, line_id);
CREATE INDEX product_replacements_by_from ON product_replacements (user_id, from_product_id, replaced_at);
CREATE INDEX product_replacements_by_to ON product_replacements (user_id, to_product_id, replaced_at);
SELECT protect('product_replacements');

-- The photo of a dish, one a sheet. A new one is a new row, so that its address can be kept for ever.
CREATE TABLE tech_sheet_photos (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  tech_sheet_id uuid NOT NULL,
  media_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT tech_sheet_photos_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT tech_sheet_photos_media_type CHECK (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  CONSTRAINT tech_sheet_photos_width CHECK (width between 1 and 10000),
  CONSTRAINT tech_sheet_photos_height CHECK (height between 1 and 10000),
  CONSTRAINT tech_sheet_photos_content CHECK (octet_length(content) between 1 and 10485760),
  CONSTRAINT tech_sheet_photos_sheet FOREIGN KEY (user_id, tech_sheet_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tech_sheet_photos_sheet_unique ON tech_sheet_photos (user_id, tech_sheet_id);
SELECT protect('tech_sheet_photos');

-- The publication record of a sheet: a sheet has none or one, and it needs a price.
CREATE TABLE recettes_publiables (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  fiche_id uuid NOT NULL,
  nom_recette text NOT NULL,
  prix_ttc numeric(14, 4) NOT NULL,
  visible boolean DEFAULT true NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT recettes_publiables_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT recettes_publiables_nom_recette CHECK (nom_recette = btrim(nom_recette) and char_length(nom_recette) between 1 and 200),
  CONSTRAINT recettes_publiables_prix_ttc CHECK (prix_ttc > 0 and prix_ttc between 0 and 9999999),
  CONSTRAINT recettes_publiables_fiche FOREIGN KEY (user_id, fiche_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX recettes_publiables_fiche_unique ON recettes_publiables (user_id, fiche_id);
SELECT protect('recettes_publiables', '{prix_ttc}');
--> statement-breakpoint
-- The user's cartes and how each is set. The first by position is the one that is made for every user.
CREATE TABLE cartes (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  nom text DEFAULT 'Ma carte' NOT NULL,
  heading text DEFAULT '' NOT NULL,
  theme text DEFAULT 'classique' NOT NULL,
  page_format text DEFAULT 'a4' NOT NULL,
  show_descriptions boolean DEFAULT true NOT NULL,
  show_leaders boolean DEFAULT true NOT NULL,
  show_currency boolean DEFAULT true NOT NULL,
  allergen_note text DEFAULT 'none' NOT NULL,
  cover_page boolean DEFAULT false NOT NULL,
  footer_lines text[],
  phone text DEFAULT '' NOT NULL,
  opening_hours text DEFAULT '' NOT NULL,
  languages text DEFAULT 'fr' NOT NULL,
  nom_en text DEFAULT '' NOT NULL,
  heading_en text DEFAULT '' NOT NULL,
  footer_lines_en text[],
  opening_hours_en text DEFAULT '' NOT NULL,
  indexed boolean DEFAULT false NOT NULL,
  sales_mapping jsonb,
  position integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cartes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT cartes_nom CHECK (nom = btrim(nom) and char_length(nom) between 1 and 200),
  CONSTRAINT cartes_heading CHECK (char_length(heading) <= 300),
  CONSTRAINT cartes_phone CHECK (char_length(phone) <= 40),
  CONSTRAINT cartes_opening_hours CHECK (char_length(opening_hours) <= 400),
  CONSTRAINT cartes_theme CHECK (theme in ('classique', 'bistrot', 'brasserie', 'moderne', 'ardoise', 'cave')),
  CONSTRAINT cartes_page_format CHECK (page_format in ('a4', 'a5', 'a4-paysage', 'a3')),
  CONSTRAINT cartes_allergen_note CHECK (allergen_note in ('none', 'marks')),
  CONSTRAINT cartes_sales_mapping CHECK (octet_length(sales_mapping::text) <= 50000),
  CONSTRAINT cartes_footer_lines CHECK (texts_within(footer_lines, 10, 300)),
  CONSTRAINT cartes_languages CHECK (languages in ('fr', 'en', 'fr+en')),
  CONSTRAINT cartes_nom_en CHECK (char_length(nom_en) <= 200),
  CONSTRAINT cartes_heading_en CHECK (char_length(heading_en) <= 300),
  CONSTRAINT cartes_footer_lines_en CHECK (texts_within(footer_lines_en, 10, 300)),
  CONSTRAINT cartes_opening_hours_en CHECK (char_length(opening_hours_en) <= 400),
  CONSTRAINT cartes_position CHECK (position >= 0),
  CONSTRAINT cartes_version CHECK (version >= 1),
  CONSTRAINT cartes_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX cartes_by_position ON cartes (user_id, position);
SELECT protect('cartes');

-- The logo of a carte, one or none. A new one is a new row, so that its address can be kept for ever.
CREATE TABLE carte_logos (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  carte_id uuid NOT NULL,
  media_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT carte_logos_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT carte_logos_media_type CHECK (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  CONSTRAINT carte_logos_width CHECK (width between 1 and 10000),
  CONSTRAINT carte_logos_height CHECK (height between 1 and 10000),
  CONSTRAINT carte_logos_content CHECK (octet_length(content) between 1 and 10485760),
  CONSTRAINT carte_logos_carte FOREIGN KEY (user_id, carte_id) REFERENCES cartes (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX carte_logos_carte_unique ON carte_logos (user_id, carte_id);
SELECT protect('carte_logos');

-- A carte as it was printed: its content, its settings and its logo. A row never changes.
CREATE TABLE carte_versions (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  carte_id uuid NOT NULL,
  nom text NOT NULL,
  carte jsonb NOT NULL,
  media_type text,
  width integer,
  height integer,
  content bytea,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  person_id uuid DEFAULT acting_person(),
  CONSTRAINT carte_versions_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT carte_versions_nom CHECK (nom = btrim(nom) and char_length(nom) between 1 and 200),
  CONSTRAINT carte_versions_carte_bytes CHECK (octet_length(carte::text) <= 8000000),
  CONSTRAINT carte_versions_logo CHECK (num_nulls(media_type, width, height, content) in (0, 4)),
  CONSTRAINT carte_versions_media_type CHECK (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  CONSTRAINT carte_versions_width CHECK (width between 1 and 10000),
  CONSTRAINT carte_versions_height CHECK (height between 1 and 10000),
  CONSTRAINT carte_versions_content CHECK (octet_length(content) between 1 and 10485760),
  CONSTRAINT carte_versions_carte FOREIGN KEY (user_id, carte_id) REFERENCES cartes (user_id, id) ON DELETE CASCADE
);
CREATE INDEX carte_versions_by_time ON carte_versions (user_id, carte_id, created_at);
SELECT protect('carte_versions', '{carte}');

-- The addresses under which cartes are open to everyone. A guest is not signed in, so it is beside the
-- sessions, where only the server's own role reaches it.
CREATE TABLE auth.public_cartes (
  token text PRIMARY KEY NOT NULL,
  user_id uuid NOT NULL,
  carte_id uuid NOT NULL,
  published_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT public_cartes_token CHECK (token ~ '^[0-9A-Za-z]{10,40}$'),
  CONSTRAINT public_cartes_carte FOREIGN KEY (user_id, carte_id) REFERENCES cartes (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX public_cartes_carte_unique ON auth.public_cartes (user_id, carte_id);

-- Named groups of dishes within a carte.
CREATE TABLE gammes (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  carte_id uuid NOT NULL,
  nom text NOT NULL,
  nom_en text DEFAULT '' NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT gammes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT gammes_nom CHECK (nom = btrim(nom) and char_length(nom) between 1 and 200),
  CONSTRAINT gammes_nom_en CHECK (char_length(nom_en) <= 200),
  CONSTRAINT gammes_position CHECK (position >= 0),
  CONSTRAINT gammes_version CHECK (version >= 1),
  CONSTRAINT gammes_carte FOREIGN KEY (user_id, carte_id) REFERENCES cartes (user_id, id) ON DELETE CASCADE
);
CREATE INDEX gammes_by_position ON gammes (user_id, carte_id, position);
SELECT protect('gammes');

-- A sheet on a gamme, under the name and price the guest reads.
CREATE TABLE gamme_recettes (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  gamme_id uuid NOT NULL,
  fiche_id uuid NOT NULL,
  nom_affiche text NOT NULL,
  prix_ttc_affiche numeric(14, 4) NOT NULL,
  description text DEFAULT '' NOT NULL,
  nom_affiche_en text DEFAULT '' NOT NULL,
  description_en text DEFAULT '' NOT NULL,
  masked boolean DEFAULT false NOT NULL,
  masked_until timestamp (3) with time zone,
  off_print boolean DEFAULT false NOT NULL,
  remaining integer,
  position integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT gamme_recettes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT gamme_recettes_nom_affiche CHECK (nom_affiche = btrim(nom_affiche) and char_length(nom_affiche) between 1 and 200),
  CONSTRAINT gamme_recettes_prix_ttc_affiche CHECK (prix_ttc_affiche between 0 and 9999999),
  CONSTRAINT gamme_recettes_description CHECK (char_length(description) <= 500),
  CONSTRAINT gamme_recettes_nom_affiche_en CHECK (char_length(nom_affiche_en) <= 200),
  CONSTRAINT gamme_recettes_description_en CHECK (char_length(description_en) <= 500),
  CONSTRAINT gamme_recettes_masked CHECK (not masked or masked_until is null),
  CONSTRAINT gamme_recettes_remaining CHECK (remaining between 0 and 9999),
  CONSTRAINT gamme_recettes_position CHECK (position >= 0),
  CONSTRAINT gamme_recettes_version CHECK (version >= 1),
  CONSTRAINT gamme_recettes_gamme FOREIGN KEY (user_id, gamme_id) REFERENCES gammes (user_id, id) ON DELETE CASCADE,
  CONSTRAINT gamme_recettes_fiche FOREIGN KEY (user_id, fiche_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE INDEX gamme_recettes_by_position ON gamme_recettes (user_id, gamme_id, position);
CREATE INDEX gamme_recettes_by_fiche ON gamme_recettes (user_id, fiche_id);
SELECT protect('gamme_recettes', '{prix_ttc_affiche}');
--> statement-breakpoint
-- Formules: a fixed price for one dish of each of its choices.
CREATE TABLE menus (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  carte_id uuid NOT NULL,
  nom text NOT NULL,
  description text DEFAULT '' NOT NULL,
  nom_en text DEFAULT '' NOT NULL,
  description_en text DEFAULT '' NOT NULL,
  prix_ttc numeric(14, 4) NOT NULL,
  on_carte boolean DEFAULT true NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT menus_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT menus_nom CHECK (nom = btrim(nom) and char_length(nom) between 1 and 200),
  CONSTRAINT menus_description CHECK (char_length(description) <= 500),
  CONSTRAINT menus_nom_en CHECK (char_length(nom_en) <= 200),
  CONSTRAINT menus_description_en CHECK (char_length(description_en) <= 500),
  CONSTRAINT menus_prix_ttc CHECK (prix_ttc between 0 and 9999999),
  CONSTRAINT menus_position CHECK (position >= 0),
  CONSTRAINT menus_carte FOREIGN KEY (user_id, carte_id) REFERENCES cartes (user_id, id) ON DELETE CASCADE
);
CREATE INDEX menus_by_position ON menus (user_id, carte_id, position);
SELECT protect('menus', '{prix_ttc}');

-- One course of a menu, of which the guest takes one dish.
CREATE TABLE menu_choices (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  menu_id uuid NOT NULL,
  nom text NOT NULL,
  nom_en text DEFAULT '' NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT menu_choices_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT menu_choices_nom CHECK (nom = btrim(nom) and char_length(nom) between 1 and 200),
  CONSTRAINT menu_choices_nom_en CHECK (char_length(nom_en) <= 200),
  CONSTRAINT menu_choices_position CHECK (position >= 0),
  CONSTRAINT menu_choices_menu FOREIGN KEY (user_id, menu_id) REFERENCES menus (user_id, id) ON DELETE CASCADE
);
CREATE INDEX menu_choices_by_position ON menu_choices (user_id, menu_id, position);
SELECT protect('menu_choices');

-- A dish that a course of a menu offers.
CREATE TABLE menu_dishes (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  choice_id uuid NOT NULL,
  fiche_id uuid NOT NULL,
  nom_en text DEFAULT '' NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT menu_dishes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT menu_dishes_nom_en CHECK (char_length(nom_en) <= 200),
  CONSTRAINT menu_dishes_position CHECK (position >= 0),
  CONSTRAINT menu_dishes_choice FOREIGN KEY (user_id, choice_id) REFERENCES menu_choices (user_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_dishes_fiche FOREIGN KEY (user_id, fiche_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX menu_dishes_once ON menu_dishes (user_id, choice_id, fiche_id);
CREATE INDEX menu_dishes_by_fiche ON menu_dishes (user_id, fiche_id);
SELECT protect('menu_dishes');
--> statement-breakpoint
-- A stretch of days of which sales are known, of dishes and menus of every carte.
CREATE TABLE sales_periods (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  file_name text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  closed_at timestamp (3) with time zone,
  closed jsonb,
  departed jsonb,
  CONSTRAINT sales_periods_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT sales_periods_days CHECK (first_day between '2000-01-01' and last_day and last_day <= '2100-12-31'),
  CONSTRAINT sales_periods_closed CHECK ((closed is null) = (closed_at is null)),
  CONSTRAINT sales_periods_closed_bytes CHECK (octet_length(closed::text) <= 16000000),
  CONSTRAINT sales_periods_departed CHECK (closed is null or departed is null),
  CONSTRAINT sales_periods_departed_bytes CHECK (octet_length(departed::text) <= 16000000),
  CONSTRAINT sales_periods_version CHECK (version >= 1),
  CONSTRAINT sales_periods_file_name CHECK (file_name = btrim(file_name) and char_length(file_name) between 1 and 200),
  CONSTRAINT sales_periods_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX sales_periods_by_day ON sales_periods (user_id, last_day);
SELECT protect('sales_periods', '{closed, departed}');

-- How often a dish of the carte was sold in a period.
CREATE TABLE dish_sales (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  period_id uuid NOT NULL,
  gamme_recette_id uuid NOT NULL,
  quantity integer NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT dish_sales_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT dish_sales_quantity CHECK (quantity between 0 and 10000000),
  CONSTRAINT dish_sales_period FOREIGN KEY (user_id, period_id) REFERENCES sales_periods (user_id, id) ON DELETE CASCADE,
  CONSTRAINT dish_sales_dish FOREIGN KEY (user_id, gamme_recette_id) REFERENCES gamme_recettes (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX dish_sales_once ON dish_sales (user_id, period_id, gamme_recette_id);
CREATE INDEX dish_sales_by_dish ON dish_sales (user_id, gamme_recette_id);
SELECT protect('dish_sales');

-- How often a menu was sold in a period; with a choice and a sheet, how often its guests took that dish.
CREATE TABLE menu_sales (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  period_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  choice_id uuid,
  fiche_id uuid,
  quantity integer NOT NULL,
  created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT menu_sales_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT menu_sales_once UNIQUE NULLS NOT DISTINCT (user_id, period_id, menu_id, choice_id, fiche_id),
  CONSTRAINT menu_sales_quantity CHECK (quantity between 0 and 10000000),
  CONSTRAINT menu_sales_dish CHECK ((choice_id is null) = (fiche_id is null)),
  CONSTRAINT menu_sales_period FOREIGN KEY (user_id, period_id) REFERENCES sales_periods (user_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_sales_menu FOREIGN KEY (user_id, menu_id) REFERENCES menus (user_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_sales_choice FOREIGN KEY (user_id, choice_id) REFERENCES menu_choices (user_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_sales_fiche FOREIGN KEY (user_id, fiche_id) REFERENCES tech_sheets (user_id, id) ON DELETE CASCADE
);
CREATE INDEX menu_sales_by_menu ON menu_sales (user_id, menu_id);
CREATE INDEX menu_sales_by_choice ON menu_sales (user_id, choice_id);
CREATE INDEX menu_sales_by_fiche ON menu_sales (user_id, fiche_id);
SELECT protect('menu_sales');
--> statement-breakpoint
-- The bin: one row for each act of deletion, until it is restored, deleted permanently or thirty days old.
CREATE TABLE deleted_items (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  things integer NOT NULL,
  deleted_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT deleted_items_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT deleted_items_kind CHECK (kind in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'carte', 'import')),
  CONSTRAINT deleted_items_things CHECK (things >= 1),
  CONSTRAINT deleted_items_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX deleted_items_by_time ON deleted_items (user_id, deleted_at, id);
SELECT protect('deleted_items');

-- What an act of deletion took away: the rows, and what it emptied in rows that stayed.
CREATE TABLE deleted_rows (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  item_id uuid NOT NULL,
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  emptied text,
  facts jsonb NOT NULL,
  content bytea,
  CONSTRAINT deleted_rows_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT deleted_rows_item FOREIGN KEY (user_id, item_id) REFERENCES deleted_items (user_id, id) ON DELETE CASCADE
);
CREATE INDEX deleted_rows_by_item ON deleted_rows (user_id, item_id, table_name, emptied);
CREATE INDEX deleted_rows_by_row ON deleted_rows (user_id, table_name, row_id);
SELECT protect('deleted_rows', '{facts}');
--> statement-breakpoint
-- The journal of imports: one row for each act that can still be undone as a whole.
CREATE TABLE imports (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  files text[] NOT NULL,
  imported_at timestamp (3) with time zone DEFAULT now() NOT NULL,
  opened_token text,
  undone_at timestamp (3) with time zone,
  deleted_item_id uuid,
  CONSTRAINT imports_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT imports_kind CHECK (kind in ('account-file', 'sheet-files')),
  CONSTRAINT imports_files CHECK (cardinality(files) > 0 and texts_within(files, 200, 200)),
  CONSTRAINT imports_undone CHECK ((undone_at is null) = (deleted_item_id is null)),
  CONSTRAINT imports_user FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX imports_by_time ON imports (user_id, imported_at, id);
CREATE INDEX imports_by_item ON imports (user_id, deleted_item_id);
SELECT protect('imports');

-- What an import has made, and what it has changed. Parts of a thing that it has made are not listed.
CREATE TABLE imported_rows (
  user_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  import_id uuid NOT NULL,
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  before jsonb,
  state text NOT NULL,
  CONSTRAINT imported_rows_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT imported_rows_before CHECK (octet_length(before::text) <= 4194304),
  CONSTRAINT imported_rows_import FOREIGN KEY (user_id, import_id) REFERENCES imports (user_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX imported_rows_once ON imported_rows (user_id, import_id, table_name, row_id);
SELECT protect('imported_rows', '{before}');
--> statement-breakpoint
-- A dish's margin is on its displayed price less the VAT of its own sheet, against the cost of one portion.
-- Dishes without a price or without a whole cost have no margin and stay out of the mean.
CREATE VIEW vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  coalesce(sum(dishes.portion_cost), 0) AS cout_total,
  coalesce(sum(dishes.price_ttc), 0) AS ca_ttc,
  coalesce(
    avg((dishes.price_ht - dishes.portion_cost) / nullif(dishes.price_ht, 0) * 100)
      FILTER (WHERE dishes.price_ht > 0 AND dishes.portion_cost > 0 AND dishes.uncosted_lines = 0),
    0
  ) AS marge_percent_moyenne,
  gammes.created_at
FROM gammes
LEFT JOIN LATERAL (
  SELECT
    gamme_recettes.id,
    tech_sheets.cout_matiere / tech_sheets.portions AS portion_cost,
    tech_sheets.uncosted_lines,
    gamme_recettes.prix_ttc_affiche AS price_ttc,
    gamme_recettes.prix_ttc_affiche / (1 + tech_sheets.tva_rate / 100) AS price_ht
  FROM gamme_recettes
  JOIN tech_sheets ON tech_sheets.user_id = gamme_recettes.user_id AND tech_sheets.id = gamme_recettes.fiche_id
  WHERE gamme_recettes.user_id = gammes.user_id AND gamme_recettes.gamme_id = gammes.id
) AS dishes ON true
GROUP BY gammes.user_id, gammes.id;
GRANT SELECT ON vue_marges_par_gamme TO gramme_member, gramme_visitor;
--> statement-breakpoint
-- The figures of a gamme are of money, but for how many dishes it has.
CREATE VIEW without_money.vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  NULL::numeric AS cout_total,
  NULL::numeric AS ca_ttc,
  NULL::numeric AS marge_percent_moyenne,
  gammes.created_at
FROM public.gammes
LEFT JOIN public.gamme_recettes AS dishes ON dishes.user_id = gammes.user_id AND dishes.gamme_id = gammes.id
GROUP BY gammes.user_id, gammes.id;
GRANT SELECT ON without_money.vue_marges_par_gamme TO gramme_without_money;
