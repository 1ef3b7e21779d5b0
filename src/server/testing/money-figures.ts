import { type Column, getTableColumns } from 'drizzle-orm'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { isMoney } from '#database/schema/columns.ts'
import { columnName } from '#database/select-columns.ts'
import { IN_ORDER, rowOf } from '#database/user-tables/user-tables.ts'

/** Figures of money of a house, as texts that stand for nothing else in it. */
export class MoneyFigures {
  readonly #figures: readonly string[]

  private constructor(figures: readonly string[]) {
    this.#figures = figures
  }

  /** Gives prices and costs of a house figures that are found nowhere else, and reads them with all its other money. */
  static make(database: Database, houseId: string): Promise<MoneyFigures> {
    return asMember(database, houseId, async ({ client }) => {
      await client.query('UPDATE user_products SET price_ht = price_ht + 0.013579')
      await client.query('UPDATE order_lines SET price_ht = price_ht + 0.024691, noted_price_ht = 0.086421')
      await client.query(
        'UPDATE tech_sheets SET cout_matiere = cout_matiere + 0.0246813579, selling_price_ht = selling_price_ht + 0.001357',
      )
      const found: string[] = []
      for (const table of IN_ORDER)
        for (const column of moneyOf(table)) {
          const { rows } = await client.query<{ figure: string }>(
            `SELECT DISTINCT trim_scale(${column}::text::numeric)::text AS figure FROM ${table}
             WHERE ${column}::text ~ '^[0-9]+[.][0-9]+$'`,
          )
          found.push(...rows.map(({ figure }) => figure))
        }
      return new MoneyFigures(
        [...new Set(found)].filter((figure) => figure.replaceAll(/\D/g, '').length >= 6),
      )
    })
  }

  get count(): number {
    return this.#figures.length
  }

  /** Those that a text holds, with a point or a comma. */
  in(text: string): string[] {
    return this.#figures.filter((figure) => text.includes(figure) || text.includes(figure.replace('.', ',')))
  }
}

/** Columns of money of a table, by their names in the database. */
export function moneyOf(table: (typeof IN_ORDER)[number]): string[] {
  const columns: Record<string, Column> = getTableColumns(rowOf(table).table())
  return Object.entries(columns).flatMap(([key, column]) =>
    isMoney(column) ? [columnName(rowOf(table).table(), key)] : [],
  )
}
