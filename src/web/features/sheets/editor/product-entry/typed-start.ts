import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { withoutAtWill } from '#domain/imports/at-will.ts'
import { readRecipeLine } from '#domain/imports/recipe-line.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { dimensionOf } from '#domain/quantity/unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { newLineOf, openDoubt } from '../paste/pasted-line.ts'
import { asQuantity } from '../state/line-amount.ts'
import { sourceName, sourceUnit } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import type { TypedLine } from '../state/lines.ts'
import { nameAlone, type TypedAmount, type TypedStart } from './line-reader.ts'

const AS_FORFAIT = /\s+(?:au\s+)?forfait\s*$/iu

/** What a new line is of, and how much of it: 'sel, poivre QS', 'condiments au forfait', '20 cl crème'. */
export function typedStart(text: string): TypedStart {
  const typed = text.trim()
  const withoutQs = withoutAtWill(typed)
  if (withoutQs !== null) return { name: withoutQs, costing: 'qs', amount: null }
  const name = typed.replace(AS_FORFAIT, '')
  if (name !== typed) return { name, costing: 'forfait-portion', amount: null }
  const read = readRecipeLine(typed)
  const isMeasured = (read.quantity !== null || read.counted !== null) && read.name !== ''
  return isMeasured ? { name: read.name, costing: null, amount: typedAmount(read) } : nameAlone(typed)
}

function typedAmount(read: RecipeLine): TypedAmount {
  return {
    read,
    open: openDoubt(read)?.written ?? null,
    unit: likelyUnit(read),
    of: (source) => typedLine(read, source),
  }
}

/**
 * How much of a product or a preparation a typed line means. A quantity with a second reading is left empty, with its words
 * as the note: '10 à 12 g', or the 3 of a product that is called '3 fromages'.
 */
function typedLine(read: RecipeLine, source: LineSource): TypedLine | null {
  const unit = sourceUnit(source)
  if (foldForSearch(sourceName(source) ?? '').includes(foldForSearch(read.text))) {
    return { ...asQuantity(null, unit, 0), note: null }
  }
  const words = openDoubt(read)?.written ?? null
  if (words !== null) {
    const note = read.note?.includes(words) ? read.note : [words, read.note].filter(Boolean).join(', ')
    return { ...asQuantity(null, read.unit ?? unit, 0), note }
  }
  return newLineOf({ read, source, given: null })
}

/** What a product that is used by this unit is probably bought by; undefined where the line does not say it. */
export function likelyUnit({ quantity, unit }: RecipeLine): Unit | undefined {
  if (unit === null) return quantity === null ? undefined : 'pièce'
  const dimension = dimensionOf(unit)
  return dimension === 'count' ? unit : dimension === 'weight' ? 'kg' : 'L'
}
