CREATE TABLE "auth"."installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"first_account_id" uuid NOT NULL,
	CONSTRAINT "installation_only" CHECK ("auth"."installation"."only")
);
