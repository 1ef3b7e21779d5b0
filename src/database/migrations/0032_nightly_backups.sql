CREATE TABLE "auth"."backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"server" text NOT NULL,
	"file" text,
	"bytes" bigint,
	"rows" bigint,
	"error" text,
	CONSTRAINT "backups_outcome" CHECK (("auth"."backups"."error" is null) = ("auth"."backups"."file" is not null and "auth"."backups"."bytes" >= 0 and "auth"."backups"."rows" >= 0))
);
--> statement-breakpoint
CREATE INDEX "backups_began_at" ON "auth"."backups" USING btree ("began_at");