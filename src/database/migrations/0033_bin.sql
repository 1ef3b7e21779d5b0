CREATE TABLE "deleted_items" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"things" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "deleted_items_kind" CHECK ("deleted_items"."kind" in ('sheet', 'product', 'supplier', 'gamme', 'dish', 'menu')),
	CONSTRAINT "deleted_items_things" CHECK ("deleted_items"."things" >= 1)
);
--> statement-breakpoint
CREATE TABLE "deleted_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"emptied" text,
	"facts" jsonb NOT NULL,
	"content" "bytea",
	CONSTRAINT "deleted_rows_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_item" FOREIGN KEY ("user_id","item_id") REFERENCES "public"."deleted_items"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_items_by_time" ON "deleted_items" USING btree ("user_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "deleted_rows_by_item" ON "deleted_rows" USING btree ("user_id","item_id","table_name","emptied");--> statement-breakpoint
CREATE INDEX "deleted_rows_by_row" ON "deleted_rows" USING btree ("user_id","table_name","row_id");--> statement-breakpoint
SELECT protect('deleted_items');
--> statement-breakpoint
SELECT protect('deleted_rows');
