import { memo, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FORFAIT_COSTINGS, isForfait } from '#domain/costing/line-costing.ts'
import { convertibleUnits } from '#domain/quantity/convertible-units.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { lineOf } from '../state/draft.ts'
import type { DraftLine, LineFrame } from '../state/draft.ts'
import { asForfait, asQs, asQuantity, figureOf } from '../state/line-amount.ts'
import type { LineAmount } from '../state/line-amount.ts'
import { useEditor } from '../state/use-editor.ts'
import classes from './cells.module.css'
import { lineFormId } from './line-form.tsx'

interface UnitSelectProps {
  line: LineFrame
  /** From `useWordCount`. */
  count: number
  label: string
}

/** Made once, and not by each row that comes into the window. */
const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') }

const WITHOUT_QUANTITY = ['qs', ...FORFAIT_COSTINGS] as const

/**
 * The units the product can be used in, then every weight and volume: a product that lacks a density or a
 * content is measured in them all the same, and the line says what to complete. A preparation is taken by what
 * its yield converts to, or by the portion. Last come QS and the forfaits, which take no quantity.
 */
export const UnitSelect = memo(function UnitSelect({ line, count, label }: UnitSelectProps) {
  const store = useEditor()
  const t = useTranslations('trade')
  const tTable = useTranslations('editor.table')
  const { product, preparation, costing, unit, key } = line
  const units = useMemo(
    () => [...new Set([...usableUnits(product, preparation), unit])],
    [product, preparation, unit],
  )

  return (
    <select
      className={classes.unit}
      form={lineFormId(key)}
      data-column="unit"
      data-costing={costing}
      aria-label={label}
      value={costing === 'quantity' ? unit : costing}
      onChange={({ currentTarget: { value } }) => {
        const current = lineOf(store.state().draft, key)
        if (current) store.dispatch({ type: 'line-changed', key, change: takenIn(current, value) })
      }}
    >
      {units.map((choice) => (
        <option key={choice} value={choice}>
          {t(`counted.${choice}`, { count })}
        </option>
      ))}
      <optgroup label={tTable('withoutQuantity')}>
        {WITHOUT_QUANTITY.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'qs' ? t('qs') : tTable(`forfaits.${choice}`)}
          </option>
        ))}
      </optgroup>
    </select>
  )
})

/** A count whose unit is written as that of a quantity: it stays while digits are typed. */
export function useWordCount(quantity: number | null): number {
  return PLURALS[useLocale()].select(quantity ?? 1) === 'one' ? 1 : 2
}

/** The same figure in what was chosen. */
function takenIn(line: DraftLine, choice: string): LineAmount {
  const chosen = WITHOUT_QUANTITY.find((costing) => costing === choice)
  if (chosen === undefined) return asQuantity(figureOf(line), choice as LineUnit, line.wastagePercent)
  return isForfait(chosen) ? asForfait(line, chosen, figureOf(line)) : asQs(line)
}

function usableUnits(product: DraftLine['product'], preparation: DraftLine['preparation']): LineUnit[] {
  if (product !== null) return [...convertibleUnits(product), ...CONTENT_UNITS]
  if (preparation === null) return [...UNITS]
  const { yieldUnit: unit } = preparation
  // Without a yield every measure stays open: the line then says that the yield is missing.
  if (unit === null) return ['portion', ...CONTENT_UNITS]
  return [...convertibleUnits(bareMeasures(unit)), 'portion']
}
