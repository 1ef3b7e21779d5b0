DROP INDEX "batches_lot_unique";--> statement-breakpoint
CREATE INDEX "batches_by_lot" ON "batches" USING btree ("user_id","lot");