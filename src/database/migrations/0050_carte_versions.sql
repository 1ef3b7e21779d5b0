CREATE TABLE "carte_versions" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carte_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"carte" jsonb NOT NULL,
	"media_type" text,
	"width" integer,
	"height" integer,
	"content" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carte_versions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "carte_versions_nom" CHECK ("carte_versions"."nom" = btrim("carte_versions"."nom") and char_length("carte_versions"."nom") between 1 and 200),
	CONSTRAINT "carte_versions_carte_bytes" CHECK (octet_length("carte_versions"."carte"::text) <= 8000000),
	CONSTRAINT "carte_versions_logo" CHECK (num_nulls("carte_versions"."media_type", "carte_versions"."width", "carte_versions"."height", "carte_versions"."content") in (0, 4)),
	CONSTRAINT "carte_versions_media_type" CHECK ("carte_versions"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "carte_versions_width" CHECK ("carte_versions"."width" between 1 and 10000),
	CONSTRAINT "carte_versions_height" CHECK ("carte_versions"."height" between 1 and 10000),
	CONSTRAINT "carte_versions_content" CHECK (octet_length("carte_versions"."content") between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "carte_versions" ADD CONSTRAINT "carte_versions_carte" FOREIGN KEY ("user_id","carte_id") REFERENCES "public"."cartes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carte_versions_by_time" ON "carte_versions" USING btree ("user_id","carte_id","created_at");--> statement-breakpoint
SELECT protect('carte_versions');