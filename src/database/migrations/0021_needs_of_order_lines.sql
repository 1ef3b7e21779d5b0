ALTER TABLE "order_lines" ADD COLUMN "needed_packs" numeric(14, 6);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_needed_packs" CHECK ("order_lines"."needed_packs" > 0);--> statement-breakpoint
SELECT open_to_kitchen('order_lines', '{user_id,id,order_id,position,supplier_product_id,user_product_id,name,code,pack_text,packs,pack_quantity,needed_packs,unit,receipt,received_quantity,reason,use_by,lot,weighed_quantity,weighed_unit,replaced_by,carried_from,no_longer_due}');
