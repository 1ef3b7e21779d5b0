import { formatEuro, formatPartialSum, formatWastage } from '#web/lib/format/format.ts'
import { lineUnitDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { unnamedAs } from '#web/entities/sheet/line/line-name.ts'
import { grossText, lineAmount } from '#web/entities/sheet/line/line-amount.ts'
import type { AmountWords } from '#web/entities/sheet/line/line-amount.ts'
import type { SheetViewLine } from '../sheet-view-line.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'

/** What is in a cell; empty texts are left out. */
export interface DocumentCell {
  text: string
  /** Before the text, each in a frame. */
  badges?: string[]
  /** Beside the text, dimmed. */
  aside: string
  /** Beside the text, in the colour of a warning. */
  warning: string
}

interface IngredientColumn {
  /** Its heading is the text `document.ingredients` of this name. */
  key: string
  /** Its share of the table's width, beside those of the others. */
  width: number
  /** Aligned like figures. */
  end?: true
  /** Left out of a sheet without its costs. */
  isCost?: true
  cell: (line: SheetViewLine, words: AmountWords) => string | Partial<DocumentCell>
}

/** The columns of the sheet's table, in their order: the page on screen, the paper and the PDF draw all of these. */
export const INGREDIENT_COLUMNS = [
  {
    key: 'quantity',
    width: 8,
    end: true,
    cell: (line, words) => lineAmount(line, words).amount,
  },
  {
    key: 'unit',
    // As wide as 'par portion'.
    width: 9,
    cell: (line, words) => lineAmount(line, words).unit,
  },
  { key: 'product', width: 32, cell: productCell },
  {
    key: 'allergens',
    width: 18,
    cell: (line, { t }) => ({
      badges: line.allergens.map((allergen) => t(`trade.allergens.${allergen}`)),
      aside: [allergenState(line, t), tracesOf(line, t)].filter(Boolean).join(' · '),
    }),
  },
  {
    key: 'gross',
    width: 9,
    end: true,
    cell: ({ grossQuantity, unit }, words) =>
      grossQuantity === null ? words.t('common.none') : grossText(grossQuantity, unit, words),
  },
  { key: 'unitPrice', width: 14, end: true, isCost: true, cell: unitPrice },
  {
    key: 'total',
    width: 10,
    end: true,
    isCost: true,
    cell: total,
  },
] as const satisfies readonly IngredientColumn[]

export type IngredientColumnKey = (typeof INGREDIENT_COLUMNS)[number]['key']

/** The cells of a line, by column. */
export function ingredientCells(line: SheetViewLine, words: AmountWords) {
  const cells = INGREDIENT_COLUMNS.map(({ key, cell }): [IngredientColumnKey, DocumentCell] => {
    const made: string | Partial<DocumentCell> = cell(line, words)
    return [key, { text: '', aside: '', warning: '', ...(typeof made === 'string' ? { text: made } : made) }]
  })
  // One of each column.
  return Object.fromEntries(cells) as Record<IngredientColumnKey, DocumentCell>
}

/** A line without a product goes by its note: the name that a deleted product had, or 'sel, poivre' of a line QS. */
function productCell(line: SheetViewLine, { t, language }: AmountWords): Partial<DocumentCell> {
  const { productName, note, wastagePercent } = line
  const former = productName === null && note ? note : null
  const rate = formatWastage(wastagePercent, language)
  const loss =
    wastagePercent === 0 ? null : t(`document.ingredients.${wastagePercent < 0 ? 'gain' : 'loss'}`, { rate })
  return {
    text: productName ?? former ?? t(`document.ingredients.${unnamedAs(line)}`),
    aside: [loss, former === null ? note : null].filter(Boolean).join(' · '),
    warning: warningOf(line, t),
  }
}

function warningOf({ unknownReason, partial }: SheetViewLine, t: Translate): string {
  if (unknownReason !== null) return t(`document.unknown.${unknownReason}`)
  return partial ? t('document.partial') : ''
}

function total({ costing, cost, partial }: SheetViewLine, { t, language }: AmountWords): string {
  if (cost === null || costing === 'qs') return t('common.none')
  return partial ? formatPartialSum(cost, true, language) : formatEuro(cost, language)
}

function tracesOf({ traces }: SheetViewLine, t: Translate): string {
  const names = traces.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  return names === '' ? '' : t('trade.traces', { allergens: names })
}

/** Beside or instead of the allergens: that they are not declared, or a dash for none. */
function allergenState({ allergens, undeclared, preparationId }: SheetViewLine, t: Translate): string {
  if (undeclared) return t(`trade.allergenStates.${preparationId === null ? 'undeclared' : 'incomplete'}`)
  return allergens.length === 0 ? t('common.none') : ''
}

function unitPrice(line: SheetViewLine, { t, language }: AmountWords): string {
  const { unitPrice, priceUnit } = line
  if (unitPrice === null || priceUnit === null) return t('common.none')
  return t('document.ingredients.perUnit', {
    price: formatEuro(unitPrice, language, lineUnitDecimals(unitPrice, line)),
    unit: t(`trade.units.${priceUnit}`),
  })
}
