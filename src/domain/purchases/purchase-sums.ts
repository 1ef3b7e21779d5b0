import { MEASURES } from '../quantity/measure.ts'
import type { LineUnit } from '../quantity/unit.ts'
import { orderOf } from './order-of.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'
import type { ApartItem, PurchaseItem, PurchaseList } from './purchase-item.ts'

type Sum<Product extends PurchaseProduct> = Omit<PurchaseItem<Product>, 'order'>

/** What lines take, summed as they come, in the order in which each product is first taken. */
export class PurchaseSums<Product extends PurchaseProduct> {
  readonly #items = new Map<string, Sum<Product>>()
  readonly #apart = new Map<string, ApartItem<Product>>()

  /** @param quantity in the product's unit */
  add(product: Product, quantity: number, sheet: string): void {
    const sum = this.#sumOf(product, sheet)
    sum.quantity = (sum.quantity ?? 0) + quantity
  }

  addQs(product: Product, sheet: string): void {
    this.#sumOf(product, sheet).qs = true
  }

  /** Quantities of one dimension and of one reason are one sum. */
  setApart(item: Omit<ApartItem<Product>, 'sheets'>, sheet: string): void {
    const { quantity, unit } = smallest(item)
    const key = [item.product?.id, item.name, item.reason, unit].join('\n')
    const known = this.#apart.get(key) ?? { ...item, unit, quantity: null, sheets: [] }
    if (quantity !== null) known.quantity = (known.quantity ?? 0) + quantity
    addOnce(known.sheets, sheet)
    this.#apart.set(key, known)
  }

  list(): Pick<PurchaseList<Product>, 'items' | 'apart'> {
    const items = [...this.#items.values()].map((sum) => ({
      ...sum,
      order: sum.quantity === null ? null : orderOf(sum.product, sum.quantity),
    }))
    const apart = [...this.#apart.values()].toSorted((one, other) => lastOf(one) - lastOf(other))
    return { items, apart }
  }

  #sumOf(product: Product, sheet: string): Sum<Product> {
    const sum = this.#items.get(product.id) ?? { product, quantity: null, qs: false, sheets: [] }
    this.#items.set(product.id, sum)
    addOnce(sum.sheets, sheet)
    return sum
  }
}

/** In grams or millilitres, so that quantities of several units can be added; counts as they are. */
function smallest({ quantity, unit }: { quantity: number | null; unit: LineUnit }) {
  const measure = unit === 'portion' ? null : MEASURES[unit]
  if (measure === null) return { quantity, unit }
  const small: LineUnit = measure.dimension === 'weight' ? 'g' : 'ml'
  return { quantity: quantity === null ? null : quantity * measure.amount, unit: small }
}

/** What lacks nothing is after what does. */
function lastOf({ reason }: ApartItem): number {
  return Number(reason === 'qs' || reason === 'forfait')
}

function addOnce(titles: string[], title: string): void {
  if (!titles.includes(title)) titles.push(title)
}
