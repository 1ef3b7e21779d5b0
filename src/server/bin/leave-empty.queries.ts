import type { MemberTx } from '#database/as-member.ts'

/** What goes, and what names it and stays: by the table of what goes, each with the ids of that as a condition. */
const EMPTYING = {
  supplier_contacts: (ids: string) => [
    `UPDATE user_products SET supplier_id = NULL WHERE user_id = $1 AND supplier_id ${ids}`,
    `UPDATE user_products SET source_product_id = NULL WHERE user_id = $1 AND source_product_id IN (
       SELECT id FROM supplier_products WHERE user_id = $1 AND supplier_id ${ids})`,
  ],
  supplier_products: (ids: string) => [
    `UPDATE user_products SET source_product_id = NULL WHERE user_id = $1 AND source_product_id ${ids}`,
  ],
  user_products: (ids: string) => [
    `UPDATE tech_sheet_ingredients SET user_product_id = NULL WHERE user_id = $1 AND user_product_id ${ids}`,
  ],
  tech_sheets: (ids: string) => [
    `UPDATE tech_sheet_ingredients SET sub_sheet_id = NULL WHERE user_id = $1 AND sub_sheet_id ${ids}`,
  ],
}

const isNamed = (table: string): table is keyof typeof EMPTYING => table in EMPTYING

/**
 * Before rows are deleted: the columns of other rows that name them become empty, as `ON DELETE SET NULL` makes them. An
 * engine that distributes does not have that for a reference in which the user's id takes part; it refuses a deletion
 * that would leave a row naming nothing.
 * @param ids those that go, as a condition whose first parameter is the user and the others are `values`
 */
export async function leaveEmpty(
  { client, userId }: MemberTx,
  table: string,
  values: readonly unknown[],
  ids = '= ANY ($2::uuid[])',
): Promise<void> {
  if (!isNamed(table)) return
  await Promise.all(EMPTYING[table](ids).map((statement) => client.query(statement, [userId, ...values])))
}
