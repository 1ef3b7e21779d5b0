import { isForfait } from '#domain/costing/line-costing.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { linesInSteps } from '#domain/kitchen/lines-in-steps.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { grossOfLine } from '#web/entities/sheet/line/gross-of-line.ts'
import { grossText, lineAmount } from '#web/entities/sheet/line/line-amount.ts'
import type { AmountWords } from '#web/entities/sheet/line/line-amount.ts'
import { nameOfLine, unnamedAs } from '#web/entities/sheet/line/line-name.ts'
import type { ForOthers, StoredLine } from '#web/entities/sheet/scaling/scaled-to.ts'

/** What is taken of one line, as a cook reads it. */
export interface AmountRow {
  key: string
  name: string
  productName: string | null
  note: string | null
  amount: string
  /** Empty where the amount has none. */
  unitText: string
  /** With its loss, where there is one. */
  gross: string | null
  grossQuantity: number | null
  costing: LineCosting
  quantity: number | null
  unit: LineUnit
  preparationId: string | null
}

type Shown = ForOthers<{ portions: number; ingredients: readonly StoredLine[] }>

/** The lines of a sheet as it is scaled, in the words of the page on which it is read. */
export function amountRows(
  { portions, writtenFor = portions, ingredients }: Shown,
  method: WastageMethod,
  { t, language }: Pick<AmountWords, 't' | 'language'>,
): AmountRow[] {
  const grossRounding = portions === writtenFor ? undefined : 'kitchen'
  const words: AmountWords = { t, language, rounding: 'as-written', grossRounding }
  return ingredients.map((line) => {
    const { id, costing, quantity, unit, wastagePercent } = line
    const grossQuantity = grossOfLine(line, method)
    // The amount of money that a line is charged with has no place at the pass.
    const read = isForfait(costing) ? { amount: t('common.none'), unit: '' } : lineAmount(line, words)
    const productName = line.product?.name ?? line.preparation?.title ?? null
    return {
      key: id,
      name: nameOfLine(line) ?? t(`document.ingredients.${unnamedAs(line)}`),
      productName,
      note: line.note || null,
      amount: read.amount,
      unitText: read.unit,
      gross: wastagePercent === 0 || grossQuantity === null ? null : grossText(grossQuantity, unit, words),
      grossQuantity,
      costing,
      quantity,
      unit,
      preparationId: line.preparation?.id ?? null,
    }
  })
}

/** Of the rows of a sheet, those that a step takes whole. */
export function rowsInSteps(
  lines: readonly Pick<StoredLine, 'product' | 'preparation'>[],
  steps: readonly { text: string }[],
  rows: readonly AmountRow[],
): (step: number) => AmountRow[] {
  const named = linesInSteps(
    lines.map(({ product, preparation }) => product?.name ?? preparation?.title ?? ''),
    steps.map(({ text }) => text),
  )
  return (step) => (named[step] ?? []).flatMap((line) => rows[line] ?? [])
}
