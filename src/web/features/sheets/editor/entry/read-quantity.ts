import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { readDecimal } from '#web/lib/read-decimal.ts'

/** How cooks write the units, case and accents removed. A word that is not here is no unit yet. */
const SPELLINGS: Record<Unit, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilos'],
  g: ['g', 'gr', 'gramme', 'grammes'],
  L: ['l', 'litre', 'litres'],
  cl: ['cl'],
  ml: ['ml'],
  unité: ['u', 'unite', 'unites'],
  pièce: ['p', 'pc', 'pce', 'pcs', 'piece', 'pieces'],
  botte: ['botte', 'bottes'],
  barquette: ['bq', 'barquette', 'barquettes'],
  bouteille: ['bt', 'btl', 'bouteille', 'bouteilles'],
  sachet: ['sachet', 'sachets'],
}

const UNIT_OF_WORD = new Map<string, Unit>()
for (const unit of Object.keys(SPELLINGS) as Unit[]) {
  for (const word of SPELLINGS[unit]) UNIT_OF_WORD.set(word, unit)
}

const FIGURE_THEN_WORD = /^([\d\s.,]*)(\p{Letter}*)\.?\s*$/u

export interface TypedQuantity {
  /** Null while no figure can be read. */
  quantity: number | null
  /** Null when none was typed, or none that is known. */
  unit: Unit | null
}

/** What is meant by '1,5 kg', '200g', '3 pièces' or plain '1,5'. */
export function readQuantity(text: string): TypedQuantity {
  const [, figure, word] = FIGURE_THEN_WORD.exec(text) ?? []
  if (figure === undefined || word === undefined) return { quantity: null, unit: null }
  return { quantity: readDecimal(figure), unit: UNIT_OF_WORD.get(foldForSearch(word)) ?? null }
}
