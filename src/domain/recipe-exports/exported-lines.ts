import { MAX_QUANTITY, MIN_QUANTITY } from '../quantity/limits.ts'
import { isAtWill } from '../imports/at-will.ts'
import { guestHeads } from '../imports/per-guest.ts'
import { readRecipeText } from '../imports/recipe-text.ts'
import { isLength, readMeasure } from '../imports/recipe-units.ts'
import { measureOf } from '../sheet-files/grid/line-measure.ts'
import type { ExportedLine } from './exported-recipe.ts'

/** '[Pâte]', 'Pour la pâte :', '== Filling ==' */
const HEADING = /^(?:\[(.{1,80})\]|=+\s*([^=].{0,79}?)\s*=*|#+\s*(.{1,80})|([^\d¼-¾⅐-⅞]{2,80}?)\s*:)$/u

const LONGEST_HEADING = 100

/**
 * The lines of a list of ingredients as cooks write them, read as the paste dialogue reads them.
 * @param portions of the recipe, for lines that say what one guest gets
 */
export function writtenLines(texts: readonly string[], portions: number | null = null): ExportedLine[] {
  const lines: ExportedLine[] = []
  let section: string | null = null
  const heads = guestHeads()
  for (const text of texts) {
    const heading = text.length > LONGEST_HEADING ? null : HEADING.exec(text)
    if (heads.takesHead(text, heading !== null) && heading === null) continue
    if (heading !== null) section = heading.slice(1).find((words) => words !== undefined) ?? section
    else lines.push(...linesOfText(text, section, portions, heads.isOfOne()))
  }
  return lines
}

/** The lines of one text, of which 'Sel, poivre' has two. */
function linesOfText(
  text: string,
  section: string | null,
  portions: number | null,
  ofOne: boolean,
): ExportedLine[] {
  return readRecipeText(text, portions, ofOne).map(
    ({ text: written, name, note, quantity, unit, counted, atWill, doubt }) => ({
      written,
      name,
      quantity: counted?.count ?? quantity,
      unit: counted?.word ?? unit,
      note,
      section,
      atWill,
      unclear: doubt !== null && doubt.reason !== 'counted',
    }),
  )
}

/** A line as a program keeps it, each fact by itself; '' and null for those that it does not have. */
export interface KeptLine {
  quantity: number | null
  unit: string
  name: string
  note: string
  section: string | null
}

/** The line of separate facts. A unit that is not known stays in the note, and the quantity is for the cook. */
export function keptLine({ quantity, unit, name, note, section }: KeptLine): ExportedLine {
  const figure = quantity === null ? '' : String(quantity)
  const written = [figure, unit, name, note].filter((part) => part !== '').join(' ')
  const line = { written, name, section, atWill: isAtWill(unit) || isAtWill(note) }
  const noted = (...more: string[]) => [...more, note].filter((part) => part !== '').join(', ') || null
  const isQuantity = quantity !== null && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
  const none = { ...line, quantity: null, unit: null }
  if (!isQuantity)
    return {
      ...none,
      note: noted(quantity === null || quantity === 0 ? '' : figure),
      unclear: quantity !== null && quantity !== 0,
    }
  const counts = { ...line, atWill: false }
  if (unit === '') return { ...counts, quantity, unit: null, note: noted(), unclear: false }
  const measure = measureOf(unit)
  if (measure === null)
    return {
      ...none,
      note: noted(`${figure} ${unit}`),
      // A pinch is not weighed; any other word is a measure that only the cook knows.
      unclear: !line.atWill && (isLength(unit) || readMeasure(unit)?.measure !== 'unmeasured'),
    }
  const spoken = measure.factor === 1 ? '' : `${figure} ${unit}`
  return {
    ...counts,
    quantity: quantity * measure.factor,
    unit: measure.measure,
    note: noted(spoken),
    unclear: false,
  }
}
