CREATE TABLE "auth"."kitchen_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sheets" text DEFAULT 'all' NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_from" text,
	"pin_hash" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "kitchen_devices_name" CHECK ("auth"."kitchen_devices"."name" = btrim("auth"."kitchen_devices"."name") and char_length("auth"."kitchen_devices"."name") between 1 and 60),
	CONSTRAINT "kitchen_devices_sheets" CHECK ("auth"."kitchen_devices"."sheets" in ('all', 'cartes')),
	CONSTRAINT "kitchen_devices_hash_whole" CHECK ("auth"."kitchen_devices"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "kitchen_marks" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"initials" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kitchen_marks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "kitchen_marks_day" CHECK ("kitchen_marks"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "kitchen_marks_step" CHECK ("kitchen_marks"."step" ~ '^[1-9][0-9]{0,2}-[0-9a-f]{8}$'),
	CONSTRAINT "kitchen_marks_initials" CHECK ("kitchen_marks"."initials" ~ '^[A-Z]{0,3}$')
);
--> statement-breakpoint
CREATE TABLE "auth"."sheet_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tech_sheet_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_links_hash_whole" CHECK ("auth"."sheet_links"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "auth"."kitchen_devices" ADD CONSTRAINT "kitchen_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_marks" ADD CONSTRAINT "kitchen_marks_sheet" FOREIGN KEY ("user_id","tech_sheet_id") REFERENCES "public"."tech_sheets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sheet_links" ADD CONSTRAINT "sheet_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_devices_by_user" ON "auth"."kitchen_devices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_devices_hash" ON "auth"."kitchen_devices" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_marks_once" ON "kitchen_marks" USING btree ("user_id","day","tech_sheet_id","step");--> statement-breakpoint
CREATE INDEX "kitchen_marks_by_sheet" ON "kitchen_marks" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_links_once" ON "auth"."sheet_links" USING btree ("user_id","tech_sheet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_links_hash" ON "auth"."sheet_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sheet_links_by_end" ON "auth"."sheet_links" USING btree ("ends_at");--> statement-breakpoint
-- What the kitchen reads and ticks: no prices, costs and margins. It takes the place of gramme_without_money, which keeps no right here; roles are of the whole server.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gramme_cook') THEN
    CREATE ROLE gramme_cook NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    IF NOT pg_has_role(current_user, 'gramme_cook', 'SET') THEN
      EXECUTE 'GRANT gramme_cook TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
    END IF;
  ELSIF NOT pg_has_role(current_user, 'gramme_cook', 'MEMBER') THEN
    GRANT gramme_cook TO CURRENT_USER;
  END IF;
END $$;
--> statement-breakpoint
DROP SCHEMA without_money CASCADE;
--> statement-breakpoint
DO $$
DECLARE
  target regclass;
BEGIN
  FOR target IN SELECT polrelid::regclass FROM pg_policy WHERE polname = 'visitor' LOOP
    EXECUTE format('ALTER POLICY visitor ON %s TO gramme_visitor', target);
    EXECUTE format('REVOKE ALL ON %s FROM gramme_without_money', target);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE USAGE ON SCHEMA public FROM gramme_without_money;
DROP FUNCTION protect(regclass, text[]);
DROP FUNCTION hide_money(regclass, text[]);
-- Before the tables on the search path of the kitchen's role: views of the tables that are open to it, with null in the place of what is not.
CREATE SCHEMA kitchen;
GRANT USAGE ON SCHEMA public, kitchen TO gramme_cook;
--> statement-breakpoint
-- Every table of the user's goes through here, in the migration that makes it. The kitchen sees nothing of it.
CREATE FUNCTION protect(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY member ON %s TO gramme_member USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  EXECUTE format('CREATE POLICY visitor ON %s FOR SELECT TO gramme_visitor USING (user_id = acting_user())', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO gramme_member', target);
  EXECUTE format('GRANT SELECT ON %s TO gramme_visitor', target);
END $$;
--> statement-breakpoint
-- Opens columns of a table of the user's to the kitchen, beside those that are open already, and makes its view anew. To be called again when a column is added, renamed or changed.
CREATE FUNCTION open_to_kitchen(target regclass, reads text[], inserts text[] DEFAULT '{}', updates text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT relname FROM pg_class WHERE oid = target);
  action text;
  listed text;
  shown text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = target AND polname = 'kitchen') THEN
    EXECUTE format('CREATE POLICY kitchen ON %s TO gramme_cook USING (user_id = acting_user()) WITH CHECK (user_id = acting_user())', target);
  END IF;
  FOR action, listed IN
    SELECT asked, (SELECT string_agg(quote_ident(column_name), ', ') FROM unnest(columns) AS column_name)
    FROM (VALUES ('SELECT', reads), ('INSERT', inserts), ('UPDATE', updates)) AS rights (asked, columns)
  LOOP
    IF listed IS NOT NULL THEN
      EXECUTE format('GRANT %s (%s) ON %s TO gramme_cook', action, listed, target);
    END IF;
  END LOOP;
  SELECT string_agg(CASE WHEN has_column_privilege('gramme_cook', target, attnum, 'SELECT') THEN quote_ident(attname)
    ELSE format('NULL::%s AS %I', format_type(atttypid, atttypmod), attname) END, ', ' ORDER BY attnum) INTO shown
  FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped;
  EXECUTE format('DROP VIEW IF EXISTS kitchen.%I', name);
  EXECUTE format('CREATE VIEW kitchen.%I WITH (security_invoker = true) AS SELECT %s FROM %s', name, shown, target);
  EXECUTE format('GRANT SELECT ON kitchen.%I TO gramme_cook', name);
  FOREACH action IN ARRAY '{INSERT,UPDATE}'::text[] LOOP
    SELECT string_agg(quote_ident(attname), ', ') INTO listed
    FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped
      AND has_column_privilege('gramme_cook', target, attnum, action);
    IF listed IS NOT NULL THEN
      EXECUTE format('GRANT %s (%s) ON kitchen.%I TO gramme_cook', action, listed, name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
SELECT protect('kitchen_marks');--> statement-breakpoint
SELECT open_to_kitchen('account_settings', '{user_id,language,theme,wastage_method,default_tva_rate,stations,label_format,version,names_revision,updated_at}');--> statement-breakpoint
SELECT open_to_kitchen('batches', '{user_id,id,tech_sheet_id,user_product_id,sheet_version,kind,name,made_at,use_by,quantity,unit,lot,allergens,traces,undeclared_lines,storage,labels,state,closed_at,reason,extensions,version,created_at,search_text}', '{user_id,id,tech_sheet_id,user_product_id,sheet_version,kind,name,made_at,use_by,quantity,unit,lot,allergens,traces,undeclared_lines,storage,labels}', '{use_by,labels,state,closed_at,reason,extensions,version}');--> statement-breakpoint
SELECT open_to_kitchen('cartes', '{user_id,id,nom,position}');--> statement-breakpoint
SELECT open_to_kitchen('gamme_recettes', '{user_id,id,gamme_id,fiche_id,nom_affiche,description,nom_affiche_en,description_en,own_tva_rate,masked,masked_until,off_print,remaining,position,version,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('gammes', '{user_id,id,carte_id,nom,nom_en,position,version,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('kitchen_marks', '{user_id,id,tech_sheet_id,day,step,done_at,initials,changed_at}', '{user_id,tech_sheet_id,day,step,done_at,initials,changed_at}', '{done_at,initials,changed_at}');--> statement-breakpoint
SELECT open_to_kitchen('menu_choices', '{user_id,id,menu_id,nom,nom_en,position,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('menu_dishes', '{user_id,id,choice_id,fiche_id,nom_en,position,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('menus', '{user_id,id,carte_id,nom,description,nom_en,description_en,on_carte,position,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('order_lines', '{user_id,id,order_id,position,supplier_product_id,user_product_id,name,code,pack_text,packs,pack_quantity,unit,receipt,received_quantity,reason,use_by,lot,weighed_quantity,weighed_unit,replaced_by,carried_from,no_longer_due}');--> statement-breakpoint
SELECT open_to_kitchen('orders', '{user_id,id,supplier_id,supplier_name,number,state,deliver_on,version}');--> statement-breakpoint
SELECT open_to_kitchen('production_marks', '{user_id,id,day,tech_sheet_id,ready_quantity,ready_unit,days,sheet_version,done_at,done_by,batch_id,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('receipt_photos', '{user_id,id,receipt_id,position,media_type,width,height,content,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('receipts', '{user_id,id,order_id,supplier_id,supplier_name,received_at,temperature,note,version,created_at}', '{user_id,id,order_id,supplier_id,supplier_name,received_at,temperature,note}', '{received_at,temperature,note,version}');--> statement-breakpoint
SELECT open_to_kitchen('recettes_publiables', '{user_id,id,fiche_id,nom_recette,visible,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('service_dishes', '{user_id,id,service_id,gamme_recette_id,menu_id,portions,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('services', '{user_id,id,day,meal,carte_id,covers,proposed_covers,served,mark,version,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('supplier_contacts', '{user_id,id,name}');--> statement-breakpoint
SELECT open_to_kitchen('tech_sheet_ingredients', '{user_id,id,tech_sheet_id,user_product_id,sub_sheet_id,costing,quantity,unit,wastage_percent,position,note,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('tech_sheet_photos', '{user_id,id,tech_sheet_id,media_type,width,height,content,created_at}');--> statement-breakpoint
SELECT open_to_kitchen('tech_sheets', '{user_id,id,title,category,portions,tva_rate,method,uncosted_lines,allergens,traces,undeclared_lines,yield_quantity,yield_unit,description,prep_minutes,cook_minutes,equipment,steps,notes,storage,keeps_hours,frozen_hours,opened_hours,station,version,created_at,updated_at,search_text}');--> statement-breakpoint
SELECT open_to_kitchen('user_products', '{user_id,id,source_product_id,supplier_id,name,category,unit,brand,allergens,traces,allergen_free,density_kg_per_l,content_quantity,content_unit,price_changed_at,origin,counted_weights,imported_at,source_unit,follows_cheapest,articles_version,version,created_at,updated_at,search_text}');
