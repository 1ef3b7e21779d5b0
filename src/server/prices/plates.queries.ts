import { MAX_LISTED_CHANGES, type PriceAct } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supposeFacts } from '#domain/costing/price-effects.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { computeSheets, type StoredPreparation } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree, type Tree } from '../sheets/sheet-tree.queries.ts'

type Change = PriceAct['changes'][number]
type Row = Omit<Change, 'onPlates'> & { actId: string; used: boolean }

/** Changes of acts: of every product that a sheet takes by quantity, and the first of the others by name. */
const CHANGES = `
  SELECT "actId", "productId", name, unit, "oldPriceHt", "newPriceHt", used FROM (
    SELECT c.act_id AS "actId", p.id AS "productId", coalesce(c.former_product, p.name) AS name, c.unit,
      c.old_price_ht AS "oldPriceHt", c.new_price_ht AS "newPriceHt",
      c.former_product IS NULL AND EXISTS (
        SELECT FROM tech_sheet_ingredients l
        WHERE l.user_id = $1 AND l.user_product_id = p.id AND l.costing = 'quantity'
      ) AS used,
      row_number() OVER (PARTITION BY c.act_id ORDER BY p.search_text, p.id) AS place
    FROM price_changes c JOIN user_products p ON p.user_id = $1 AND p.id = c.user_product_id
    WHERE c.user_id = $1 AND c.act_id = ANY ($2::uuid[])
  ) changes
  WHERE used OR place <= ${MAX_LISTED_CHANGES}
  ORDER BY place`

/** Acts with the first of their changes, those that cost the plates most before those that no sheet takes. */
export async function withChanges(
  tx: MemberTx,
  acts: readonly Omit<PriceAct, 'changes' | 'onPlates'>[],
): Promise<PriceAct[]> {
  const ids = acts.map(({ id }) => id)
  const { rows } = await tx.client.query<Row>(CHANGES, [tx.houseId, ids])
  const used = [...new Set(rows.filter((row) => row.used).map(({ productId }) => productId))]
  const tree = await readTree(tx, {
    name: 'price-plates',
    which: `s.id IN (${SHEETS_OF_PRODUCTS})`,
    ids: used,
  })
  const platesOf = new Plates(tree)
  const rowsOf = Map.groupBy(rows, ({ actId }) => actId)
  return acts.map((act) => {
    const changes = (rowsOf.get(act.id) ?? []).map(({ actId: _act, used, ...change }): Change => ({
      ...change,
      onPlates: used && !act.past ? platesOf.effect(change) : null,
    }))
    const known = changes.flatMap(({ onPlates }) => onPlates ?? [])
    return {
      ...act,
      onPlates: known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0),
      changes: changes.toSorted((one, other) => weight(other) - weight(one)).slice(0, MAX_LISTED_CHANGES),
    }
  })
}

/** A fall weighs as much as a rise. */
const weight = ({ onPlates }: Change) => (onPlates === null ? -1 : Math.abs(onPlates))

/** What prices of products come to on one portion of each sheet that no other sheet contains. */
class Plates {
  readonly #sheets: Tree['sheets']
  readonly #stored: ReadonlyMap<string, StoredPreparation>
  readonly #method: WastageMethod
  /** The sheets of which a line is this product or this sheet. */
  readonly #users = new Map<string, Set<string>>()
  readonly #perEuro = new Map<string, number>()

  constructor({ sheets, preparations, method = DEFAULT_WASTAGE_METHOD }: Tree) {
    this.#sheets = sheets
    this.#stored = new Map([...preparations, ...sheets])
    this.#method = method
    for (const [id, { lines }] of sheets)
      for (const { userProductId, subSheetId } of lines) {
        const source = userProductId ?? subSheetId
        if (source !== null) this.#users.set(source, (this.#users.get(source) ?? new Set()).add(id))
      }
  }

  /** EUR without VAT; null without both prices. */
  effect({ productId, unit, oldPriceHt, newPriceHt }: Omit<Change, 'onPlates'>): number | null {
    if (oldPriceHt === null || newPriceHt === null) return null
    return (newPriceHt - oldPriceHt) * this.#costPerEuro(productId, unit)
  }

  /** A cost grows in a straight line with the price of a product: twice computed, it is known for every price. */
  #costPerEuro(productId: string, unit: Unit): number {
    const key = `${productId} ${unit}`
    const known = this.#perEuro.get(key)
    if (known !== undefined) return known
    const above = this.#above(productId)
    const [free, atOne] = [0, 1].map((priceHt) =>
      computeSheets(
        supposeFacts(above, new Map([[productId, { unit, priceHt }]])),
        this.#stored,
        this.#method,
      ),
    )
    const cost = [...above].reduce((sum, [id, { portions }]) => {
      if (this.#users.has(id)) return sum
      const difference = (atOne?.get(id)?.costTotal ?? 0) - (free?.get(id)?.costTotal ?? 0)
      return sum + portionCost(difference, portions)
    }, 0)
    this.#perEuro.set(key, cost)
    return cost
  }

  /** The sheets that contain a product, at any depth. */
  #above(productId: string): Tree['sheets'] {
    const above: Tree['sheets'] = new Map()
    const add = (source: string) => {
      for (const id of this.#users.get(source) ?? []) {
        const sheet = this.#sheets.get(id)
        if (sheet === undefined || above.has(id)) continue
        above.set(id, sheet)
        add(id)
      }
    }
    add(productId)
    return above
  }
}
