import { expect, test } from 'vitest'
import { formerMigrations } from '../former-migrations.ts'
import { takenOf } from './taken-of.ts'

test.each([
  [
    `ALTER TABLE "cartes" ADD CONSTRAINT "cartes_phone" CHECK (char_length("cartes"."phone") <= 40);`,
    `ALTER TABLE "cartes" ADD CONSTRAINT "cartes_phone" CHECK (char_length("phone") <= 40);`,
  ],
  [
    `CREATE UNIQUE INDEX "tech_sheets_title" ON "tech_sheets" USING btree ("user_id",lower("tech_sheets"."title"));`,
    `CREATE UNIQUE INDEX "tech_sheets_title" ON "tech_sheets" USING btree ("user_id",lower("title"));`,
  ],
  [
    `ALTER TABLE "lines" ADD CONSTRAINT "lines_product" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON DELETE SET NULL ("product_id") ON UPDATE no action;`,
    `ALTER TABLE "lines" ADD CONSTRAINT "lines_product" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON UPDATE no action;`,
  ],
  [
    'FOREIGN KEY (user_id, supplier_id) REFERENCES supplier_contacts(user_id, id) ON DELETE SET NULL (supplier_id)',
    'FOREIGN KEY (user_id, supplier_id) REFERENCES supplier_contacts(user_id, id)',
  ],
])('what Citus refuses in %s goes', (statement, taken) => {
  expect(takenOf(statement)).toBe(taken)
})

test.each([
  `ALTER TABLE "auth"."access_tokens" ADD CONSTRAINT "access_tokens_user" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade;`,
  `CREATE INDEX "backups_began_at" ON "auth"."backups" USING btree ("began_at");`,
  `CREATE TABLE "gammes" ("user_id" uuid, "nom" text, CHECK ("gammes"."nom" <> ''));`,
  `UPDATE "sales_periods" p SET "closed" = p."closed" || '{}' WHERE p."closed" IS NOT NULL;`,
])('%s stays as it is', (statement) => {
  expect(takenOf(statement)).toBe(statement)
})

test('the migrations have both of what goes', () => {
  const statements = formerMigrations().flatMap((migration) => migration.statements)
  const changed = statements.filter((statement) => takenOf(statement) !== statement)
  expect(changed.some((statement) => /on delete set null/i.test(statement))).toBe(true)
  expect(
    changed.some((statement) => /^\s*alter table "\w+" add constraint "\w+" check/i.test(statement)),
  ).toBe(true)
})
