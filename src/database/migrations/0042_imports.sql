CREATE TABLE "imported_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"before" jsonb,
	"state" text NOT NULL,
	CONSTRAINT "imported_rows_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imported_rows_before" CHECK (octet_length("imported_rows"."before"::text) <= 4194304)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"files" text[] NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_token" text,
	"undone_at" timestamp (3) with time zone,
	"deleted_item_id" uuid,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('account-file', 'sheet-files')),
	CONSTRAINT "imports_files" CHECK (cardinality("imports"."files") > 0 and texts_within("imports"."files", 200, 200)),
	CONSTRAINT "imports_undone" CHECK (("imports"."undone_at" is null) = ("imports"."deleted_item_id" is null))
);
--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_rows_once" ON "imported_rows" USING btree ("user_id","import_id","table_name","row_id");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("user_id","imported_at","id");--> statement-breakpoint
CREATE INDEX "imports_by_item" ON "imports" USING btree ("user_id","deleted_item_id");--> statement-breakpoint
SELECT protect('imports');--> statement-breakpoint
SELECT protect('imported_rows');