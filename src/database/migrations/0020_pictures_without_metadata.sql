CREATE TABLE "auth"."stale_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."stale_pictures" ADD CONSTRAINT "stale_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "auth"."stale_pictures" SELECT "id" FROM "auth"."users";
