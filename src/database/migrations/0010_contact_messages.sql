CREATE TABLE "auth"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_name" CHECK ("auth"."contact_messages"."name" = btrim("auth"."contact_messages"."name") and char_length("auth"."contact_messages"."name") between 1 and 100),
	CONSTRAINT "contact_messages_email" CHECK ("auth"."contact_messages"."email" = btrim("auth"."contact_messages"."email") and char_length("auth"."contact_messages"."email") between 3 and 254),
	CONSTRAINT "contact_messages_subject" CHECK ("auth"."contact_messages"."subject" = btrim("auth"."contact_messages"."subject") and char_length("auth"."contact_messages"."subject") between 1 and 150),
	CONSTRAINT "contact_messages_message" CHECK ("auth"."contact_messages"."message" = btrim("auth"."contact_messages"."message") and char_length("auth"."contact_messages"."message") between 1 and 5000),
	CONSTRAINT "contact_messages_language" CHECK ("auth"."contact_messages"."language" in ('fr', 'en')),
	CONSTRAINT "contact_messages_single_lines" CHECK ("auth"."contact_messages"."name" || "auth"."contact_messages"."email" || "auth"."contact_messages"."subject" !~ '[\x01-\x1f\x7f]')
);
--> statement-breakpoint
CREATE INDEX "contact_messages_received_at" ON "auth"."contact_messages" USING btree ("received_at");