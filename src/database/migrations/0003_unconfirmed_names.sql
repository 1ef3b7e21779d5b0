ALTER TABLE "product_names" ADD COLUMN "confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
SELECT hide_money('product_names', '{}');
