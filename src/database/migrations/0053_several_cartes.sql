ALTER TABLE "deleted_items" DROP CONSTRAINT "deleted_items_kind";--> statement-breakpoint
ALTER TABLE "sales_periods" DROP CONSTRAINT "sales_periods_carte";
--> statement-breakpoint
DROP INDEX "cartes_user_unique";--> statement-breakpoint
DROP INDEX "sales_periods_by_day";--> statement-breakpoint
ALTER TABLE "cartes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_periods" ADD CONSTRAINT "sales_periods_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cartes_by_position" ON "cartes" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "sales_periods_by_day" ON "sales_periods" USING btree ("user_id","last_day");--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_position" CHECK ("cartes"."position" >= 0);--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu', 'carte', 'import'));--> statement-breakpoint
-- What closed and open periods have kept says of each gamme and menu on which carte it was.
ALTER TABLE "cartes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_periods" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "sales_periods" p SET
  "closed" = CASE WHEN jsonb_typeof(p."closed" -> 'gammes') = 'array' AND jsonb_typeof(p."closed" -> 'menus') = 'array'
    AND octet_length(p."closed"::text) < 3900000 THEN p."closed" || jsonb_build_object(
      'gammes', (SELECT coalesce(jsonb_agg(g.value || of.carte ORDER BY g.ordinality), '[]') FROM jsonb_array_elements(p."closed" -> 'gammes') WITH ORDINALITY g),
      'menus', (SELECT coalesce(jsonb_agg(m.value || of.carte ORDER BY m.ordinality), '[]') FROM jsonb_array_elements(p."closed" -> 'menus') WITH ORDINALITY m))
    ELSE p."closed" END,
  "departed" = CASE WHEN jsonb_typeof(p."departed" -> 'gammes') = 'array' AND jsonb_typeof(p."departed" -> 'menus') = 'array'
    AND octet_length(p."departed"::text) < 3900000 THEN p."departed" || jsonb_build_object(
      'gammes', (SELECT coalesce(jsonb_agg(g.value || of.carte ORDER BY g.ordinality), '[]') FROM jsonb_array_elements(p."departed" -> 'gammes') WITH ORDINALITY g),
      'menus', (SELECT coalesce(jsonb_agg(m.value || of.carte ORDER BY m.ordinality), '[]') FROM jsonb_array_elements(p."departed" -> 'menus') WITH ORDINALITY m))
    ELSE p."departed" END
FROM (
  SELECT c."user_id", c."id", jsonb_build_object('carte', jsonb_build_object('id', c."id", 'nom', c."nom")) AS carte FROM "cartes" c
) of
WHERE of."user_id" = p."user_id" AND of."id" = p."carte_id" AND (p."closed" IS NOT NULL OR p."departed" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "sales_periods" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cartes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_periods" DROP COLUMN "carte_id";
