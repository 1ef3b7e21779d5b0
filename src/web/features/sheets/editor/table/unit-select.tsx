import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { convertibleUnits } from '#domain/quantity/convertible-units.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { DraftLine } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import classes from './cells.module.css'
import { lineFormId } from './line-form.tsx'

interface UnitSelectProps {
  line: DraftLine
  label: string
}

/**
 * The units the product can be used in, then every weight and volume: a product that lacks a density or a
 * content is measured in them all the same, and the line says what to complete. A preparation is taken by what
 * its yield converts to, or by the portion.
 */
export function UnitSelect({ line, label }: UnitSelectProps) {
  const { dispatch } = useEditor()
  const t = useTranslations('trade.counted')
  const { product, preparation, quantity, unit, key } = line
  const units = useMemo(
    () => [...new Set([...usableUnits(product, preparation), unit])],
    [product, preparation, unit],
  )

  return (
    <select
      className={classes.unit}
      form={lineFormId(key)}
      data-column="unit"
      aria-label={label}
      value={unit}
      onChange={(event) =>
        dispatch({ type: 'line-changed', key, change: { unit: event.currentTarget.value as LineUnit } })
      }
    >
      {units.map((choice) => (
        <option key={choice} value={choice}>
          {t(choice, { count: quantity ?? 1 })}
        </option>
      ))}
    </select>
  )
}

function usableUnits(product: DraftLine['product'], preparation: DraftLine['preparation']): LineUnit[] {
  if (product !== null) return [...convertibleUnits(product), ...CONTENT_UNITS]
  if (preparation === null) return [...UNITS]
  const { yieldUnit: unit } = preparation
  // Without a yield every measure stays open: the line then says that the yield is missing.
  if (unit === null) return ['portion', ...CONTENT_UNITS]
  return [...convertibleUnits(bareMeasures(unit)), 'portion']
}
