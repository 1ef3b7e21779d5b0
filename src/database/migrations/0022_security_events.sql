CREATE TABLE "auth"."security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_minute_event_subject_address_index" ON "auth"."security_events" USING btree ("minute","event","subject","address");