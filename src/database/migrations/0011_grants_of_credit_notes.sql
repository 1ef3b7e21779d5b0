ALTER TABLE "invoice_lines" ADD COLUMN "credit_note_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "taken" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_credit_note" FOREIGN KEY ("user_id","credit_note_id") REFERENCES "public"."invoices"("user_id","id") ON DELETE set null ("credit_note_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_lines_by_credit_note" ON "invoice_lines" USING btree ("user_id","credit_note_id");--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_granted" CHECK ("invoice_lines"."credit_note_id" is null or "invoice_lines"."claim" = 'granted');--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_taken" CHECK ("invoice_lines"."taken" in ('written', 'kept'));--> statement-breakpoint
-- For this statement the owner of the tables sees all of them.
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invoice_lines NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE price_list_rows NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE invoice_lines l SET taken = CASE WHEN r.id IS NULL THEN 'kept' ELSE 'written' END
FROM invoices i
JOIN invoice_lines o ON o.user_id = i.user_id AND o.invoice_id = i.id
LEFT JOIN price_list_rows r ON r.user_id = i.user_id AND r.price_list_id = i.price_list_id AND r.supplier_product_id = o.supplier_product_id
WHERE i.state = 'applied' AND i.kind = 'invoice' AND l.user_id = i.user_id AND l.id = o.id
  AND o.supplier_product_id IS NOT NULL AND o.unit_price_ht IS NOT NULL AND cardinality(o.doubts) = 0;--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE price_list_rows FORCE ROW LEVEL SECURITY;--> statement-breakpoint
SELECT hide_money('invoice_lines', '{net_price,line_total,unit_price_ht,agreed_price_ht,article,reading}');
