-- What a person reads who may see no prices, costs and margins. Roles belong to the whole server: another database of it may
-- have made this one already.
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
-- Before the tables on the search path of that role: views of the same names, with null in the place of money.
CREATE SCHEMA without_money;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public, without_money TO gramme_without_money;
--> statement-breakpoint
-- Of a table of the user's, which columns are money. To be called again when one is added, renamed or changed.
CREATE FUNCTION public.hide_money(target regclass, money text[]) RETURNS void
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
DROP FUNCTION public.protect(regclass);
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it, with the columns of it that are money.
CREATE FUNCTION public.protect(target regclass, money text[] DEFAULT '{}') RETURNS void
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
DO $$
DECLARE
  money jsonb := '{
    "account_settings": ["target_margin", "floor_margin", "coefficient_entree", "coefficient_plat", "coefficient_dessert", "coefficient_default"],
    "carte_versions": ["carte"],
    "deleted_rows": ["facts"],
    "gamme_recettes": ["prix_ttc_affiche"],
    "idempotency_keys": ["answer"],
    "imported_rows": ["before"],
    "menus": ["prix_ttc"],
    "price_changes": ["old_price_ht", "new_price_ht"],
    "price_list_rows": ["after", "before"],
    "product_articles": ["source_price_ht"],
    "product_merges": ["before", "after"],
    "recettes_publiables": ["prix_ttc"],
    "sales_periods": ["closed", "departed"],
    "supplier_products": ["price_ht", "pack_price_ht"],
    "tech_sheet_ingredients": ["forfait"],
    "tech_sheets": ["selling_price_ht", "cout_matiere", "checked_cost"],
    "user_products": ["price_ht", "source_price_ht"]
  }';
  target regclass;
BEGIN
  FOR target IN SELECT polrelid FROM pg_policy WHERE polname = 'visitor' ORDER BY polrelid::regclass::text LOOP
    EXECUTE format('ALTER POLICY visitor ON %s TO gramme_visitor, gramme_without_money', target);
    PERFORM hide_money(target, ARRAY(SELECT jsonb_array_elements_text(money -> (SELECT relname FROM pg_class WHERE oid = target)::text)));
  END LOOP;
END $$;
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
--> statement-breakpoint
GRANT SELECT ON without_money.vue_marges_par_gamme TO gramme_without_money;
