ALTER TABLE "day_menu_sales" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sales" ALTER COLUMN "quantity" DROP NOT NULL;