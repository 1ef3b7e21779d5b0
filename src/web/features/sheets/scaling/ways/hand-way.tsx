import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CONTENT_UNITS, LINE_UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { weighedAmount } from '#domain/scaling/amount-of-line.ts'
import { unitsOfLine } from '#domain/scaling/in-unit-of-line.ts'
import { WEIGHINGS } from '#domain/scaling/scale-way.ts'
import type { InHand } from '#domain/scaling/scale-way.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { nameOfLine } from '../../sheet-view-line.ts'
import type { WayProps } from './scale-ways.tsx'
import { UnitSelect } from './unit-select.tsx'
import { WayForm } from './way-form.tsx'
import classes from './scale-ways.module.css'

/** So much of one ingredient is at hand. It is weighed as it was bought, unless its line says otherwise. */
export function HandWay({ scaling, onChosen }: WayProps) {
  const t = useTranslations()
  const language = useLocale()
  const { sheet, method, scale } = scaling
  const lines = sheet.ingredients.filter((line) => typeof weighedAmount(line, 'net', method) === 'number')
  const before = scale?.way.kind === 'hand' ? scale.way : null
  const [lineId, setLineId] = useState(before?.lineId ?? lines[0]?.id)
  const [quantity, setQuantity] = useState<number | null>(before?.quantity ?? null)
  const [chosenUnit, setUnit] = useState<LineUnit | null>(before?.unit ?? null)
  const [weighing, setWeighing] = useState<InHand['weighing']>(before?.weighing ?? 'gross')
  const line = lines.find(({ id }) => id === lineId) ?? lines[0]
  if (line === undefined) return <p className="dimmed">{t('scaling.ways.noLine')}</p>

  const amountOf = (amount: number) => {
    const read = kitchenText(amount, line.unit, 'kitchen', language)
    return `${read.amount}\u00a0${t(`trade.counted.${read.unit}`, { count: read.count })}`
  }
  const unit = chosenUnit ?? line.unit
  const known = new Set<LineUnit>([...unitsOfLine(line), ...CONTENT_UNITS])
  const [gross, net] = WEIGHINGS.map((each) => weighedAmount(line, each, method))
  const hasLoss = line.wastagePercent !== 0
  return (
    <WayForm
      scaling={scaling}
      onChosen={onChosen}
      way={
        quantity === null
          ? null
          : { kind: 'hand', lineId: line.id, quantity, unit, weighing: hasLoss ? weighing : 'net' }
      }
    >
      <div className={classes.fields}>
        <NativeSelect
          className={classes.wide ?? ''}
          label={t('scaling.ways.line')}
          value={line.id}
          onChange={({ currentTarget: { value } }) => {
            setLineId(value)
            setUnit(null)
          }}
          data={lines.map((each) => ({
            value: each.id,
            label: nameOfLine(each) ?? t('document.ingredients.noProduct'),
          }))}
        />
        <QuantityField
          className={classes.number ?? ''}
          label={t('scaling.ways.quantity')}
          value={quantity}
          onChange={setQuantity}
          validateOnSubmit
        />
        <UnitSelect units={LINE_UNITS.filter((each) => known.has(each))} value={unit} onChange={setUnit} />
      </div>
      {hasLoss && (
        <SegmentedControl
          className={classes.kinds ?? ''}
          aria-label={t('scaling.ways.weighing')}
          value={weighing}
          onChange={setWeighing}
          data={WEIGHINGS.map((value) => ({ value, label: t(`scaling.ways.${value}`) }))}
        />
      )}
      {typeof net === 'number' && (
        <p className={classes.note}>
          {hasLoss && typeof gross === 'number'
            ? t('scaling.ways.inSheetGross', { gross: amountOf(gross), amount: amountOf(net) })
            : t('scaling.ways.inSheet', { amount: amountOf(net) })}
        </p>
      )}
    </WayForm>
  )
}
