import { isForfait } from '#domain/costing/line-costing.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'

/** What the name of a line is made of. */
interface NamedLine {
  product: { name: string } | null
  preparation?: { title: string } | null | undefined
  note?: string | null | undefined
}

/** What a line is of; one without a product or a preparation goes by its note. */
export function nameOfLine({ product, preparation, note }: NamedLine): string | undefined {
  return product?.name ?? preparation?.title ?? (note || undefined)
}

/** The text in place of the name of a line without a product and without a note. */
export function unnamedAs({ costing }: { costing: LineCosting }): 'noProduct' | 'forfait' {
  return isForfait(costing) ? 'forfait' : 'noProduct'
}
