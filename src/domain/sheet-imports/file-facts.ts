import { readAllergens } from '../price-lists/read-allergens.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { currencyOf } from '../sheet-files/verdict/other-currency.ts'
import { plainFigure } from '../sheet-files/grid/plain-figure.ts'
import { sameName } from '../catalogue/same-name.ts'

/** Opens the part of the notes that has what a file says and a sheet has no field for. */
const HEADING = 'Dans le fichier :'
const ITEM = '– '
const PART = new RegExp(`(?:^|\\n+)${HEADING}\\n(?:${ITEM}[^\\n]*(?:\\n|$))+`, 'u')

/** What of a sheet was taken into its fields. */
interface Taken {
  category: string | null
  sellingPriceHt: number | null
  tvaRate: number | null
  portions: number | null
  yieldQuantity: number | null
  yieldUnit: string | null
}

/**
 * What a file says of a sheet that has no field: a coefficient, as prices are typed; allergens, as those of a sheet are
 * its products'; its own word for the category; work and other charges; a price, a VAT or portions that could not be taken. In French, as
 * categories and allergens are stored.
 */
export function fileFacts(sheet: FoundSheet, taken: Taken): string[] {
  const {
    category,
    allergens,
    coefficient,
    vat,
    priceHt,
    priceTtc,
    priceOfUnknownTax,
    priceFor,
    priceWords,
  } = sheet
  const money = currencyOf(sheet) ?? '€'
  const facts: [name: string, text: string | null][] = [
    ['Catégorie', isSame(category?.value, taken.category) ? null : (category?.value ?? null)],
    ['Allergènes', allergens && allergensText(allergens.value)],
    ['Coefficient', coefficient && plainFigure(coefficient.value)],
    ['Portions', portionsText(sheet, taken)],
    ['Quantité obtenue', yieldText(sheet, taken)],
    ['TVA', vat === null || taken.tvaRate !== null ? null : `${plainFigure(vat.value)} %`],
  ]
  for (const { name, amount, percent } of sheet.charges ?? [])
    facts.push([
      name.value,
      amount !== null
        ? `${plainFigure(amount.value)} ${money}, ${NOT_COUNTED}`
        : percent === null
          ? NOT_COUNTED
          : `${plainFigure(percent)} %, ${NOT_COUNTED}`,
    ])
  const forSheet = priceFor === 'sheet' ? ', pour toute la fiche' : ''
  if (priceWords !== undefined) facts.push(['Prix de vente', priceWords.value])
  else if (taken.sellingPriceHt === null)
    facts.push(
      ['Prix de vente HT', priceHt && `${plainFigure(priceHt.value)} ${money}${forSheet}`],
      [
        'Prix de vente',
        priceOfUnknownTax
          ? `${plainFigure(priceOfUnknownTax.value)} ${money} (HT ou TTC, le fichier ne le dit pas)`
          : null,
      ],
      ['Prix de vente TTC', priceTtc && `${plainFigure(priceTtc.value)} ${money}${forSheet}`],
    )
  return facts.flatMap(([name, text]) => {
    const line = text?.replaceAll(/\s+/gu, ' ').trim() ?? ''
    return line === '' ? [] : [`${name} : ${line}`]
  })
}

/** Portions that could not be taken, those of '2 moules de 8 parts', and those that a sheet of one portion serves. */
function portionsText({ portions, portionsWords, served }: FoundSheet, taken: Taken): string | null {
  if (served !== undefined) return `${plainFigure(served.value)}, quantités pour 1`
  if (portionsWords !== undefined) return portionsWords.value
  return portions === null || taken.portions !== null ? null : plainFigure(portions.value)
}

/** Where the sheets that use it pay for another quantity, or its unit is none of Gramme. */
function yieldText({ yield: stated }: FoundSheet, { yieldQuantity, yieldUnit }: Taken): string | null {
  if (stated === null) return null
  const isTaken = yieldQuantity !== null && plainFigure(stated.value) === plainFigure(yieldQuantity)
  return isTaken && yieldUnit === stated.unit ? null : `${plainFigure(stated.value)} ${stated.unit}`
}

const isSame = (one: string | undefined, other: string | null) =>
  other !== null && sameName(one ?? '') === sameName(other)

/** Numbers of the regulation's list with the names that they stand for. */
function allergensText(words: string): string {
  const { numbered, allergens: named } = readAllergens(words)
  return numbered ? `${words} (${named.join(', ')})` : words
}

const NOT_COUNTED = 'hors coût matière'

interface NotesParts {
  /** What a person wrote. */
  text: string
  /** What a file says, with its heading. */
  file: string
}

/** Notes of a text and of what a file says, of `most` characters at most: the text is cut for the other. */
export function notesWith(text: string, facts: readonly string[], most: number): string {
  const file = facts.length === 0 ? '' : [HEADING, ...facts.map((fact) => `${ITEM}${fact}`)].join('\n')
  return joined({ text: text.slice(0, Math.max(0, most - file.length - 2)), file }).slice(0, most)
}

const joined = ({ text, file }: NotesParts) => [text, file].filter((part) => part !== '').join('\n\n')

function partsOf(notes: string): NotesParts {
  const file = PART.exec(notes)?.[0] ?? ''
  return { text: notes.replace(file, '\n').trim(), file: file.trim() }
}

/** The notes of a sheet once a file is imported again: each part that the file has nothing for stays. */
export function notesAfter(before: string, ofFile: string): string {
  const [own, read] = [partsOf(before), partsOf(ofFile)]
  return joined({ text: read.text || own.text, file: read.file || own.file })
}
