ALTER TABLE "batches" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "kitchen_marks" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
ALTER TABLE "tech_sheets" ADD COLUMN "person_id" uuid DEFAULT acting_person();--> statement-breakpoint
SELECT open_to_kitchen('batches', '{person_id}');--> statement-breakpoint
SELECT open_to_kitchen('kitchen_marks', '{person_id}', '{person_id}', '{person_id}');--> statement-breakpoint
SELECT open_to_kitchen('orders', '{}');--> statement-breakpoint
SELECT open_to_kitchen('receipts', '{person_id}');--> statement-breakpoint
SELECT open_to_kitchen('tech_sheets', '{person_id}');
--> statement-breakpoint
-- Who comes back finds the houses as well that were to be erased with the account: those that have no other member.
CREATE OR REPLACE FUNCTION auth.restore_account_with_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM auth.departures WHERE user_id = NEW.user_id;
  DELETE FROM auth.departures d USING auth.memberships m WHERE m.user_id = NEW.user_id AND d.user_id = m.house_id;
  RETURN NULL;
END
$$;
