import { Flex } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'
import { MEASURES } from '#domain/quantity/measure.ts'
import { isSameUnit } from '#domain/quantity/same-unit.ts'
import { sheetGives } from '#domain/scaling/sheet-gives.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useRefusalText } from '../use-refusal-text.ts'
import type { WayProps } from './scale-ways.tsx'
import { UnitSelect } from './unit-select.tsx'
import { WayForm } from './way-form.tsx'
import classes from './scale-ways.module.css'

/** The sheet has to give so much: of its yield, or of the sum of its lines, which is marked as an estimate. */
export function MadeWay({ scaling, onChosen }: WayProps) {
  const t = useTranslations()
  const language = useLocale()
  const { sheet, scale } = scaling
  const refusalOf = useRefusalText(sheet)
  const before = scale?.way.kind === 'made' ? scale.way : null
  const [quantity, setQuantity] = useState<number | null>(before?.quantity ?? null)
  const [unit, setUnit] = useState<LineUnit>(before?.unit ?? sheet.yieldUnit ?? 'kg')
  const gives = sheetGives({ ...sheet, lines: sheet.ingredients }, unit)
  const read = gives.known ? kitchenText(gives.quantity, unit, 'kitchen', language) : null
  const amount =
    read === null ? '' : `${read.amount}\u00a0${t(`trade.counted.${read.unit}`, { count: read.count })}`
  return (
    <WayForm
      scaling={scaling}
      onChosen={onChosen}
      way={quantity === null ? null : { kind: 'made', quantity, unit }}
    >
      <Flex wrap="wrap" gap="10px 12px">
        <QuantityField
          className={classes.number ?? ''}
          label={t('scaleWays.ways.quantity')}
          value={quantity}
          onChange={setQuantity}
          validateOnSubmit
        />
        <UnitSelect
          units={[...new Set([...unitsGiven(sheet.yieldUnit), unit])]}
          value={unit}
          onChange={setUnit}
        />
      </Flex>
      <p className={classes.note}>
        {gives.known
          ? t(`scaleWays.ways.${gives.estimated ? 'givesSum' : 'gives'}`, { amount })
          : t('scaleWays.ways.givesNothing', { reason: refusalOf(gives) })}
      </p>
    </WayForm>
  )
}

/** A weight can be the sum of the lines; what else a sheet gives, its yield alone says. */
function unitsGiven(yieldUnit: Unit | null): Unit[] {
  const dimension = yieldUnit && MEASURES[yieldUnit]?.dimension
  return UNITS.filter((unit) => {
    const measure = MEASURES[unit]
    if (measure === null) return yieldUnit !== null && isSameUnit(unit, yieldUnit)
    return measure.dimension === 'weight' || measure.dimension === dimension
  })
}
