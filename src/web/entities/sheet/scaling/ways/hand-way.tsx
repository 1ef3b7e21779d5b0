import { Flex, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CONTENT_UNITS, LINE_UNITS } from '#domain/quantity/unit.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { placesOfLine, weighedAmount } from '#domain/scaling/amount-of-line.ts'
import { unitsOfLine } from '#domain/scaling/in-unit-of-line.ts'
import { WEIGHINGS } from '#domain/scaling/scale-way.ts'
import type { InHand } from '#domain/scaling/scale-way.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { nameOfLine } from '../../line/line-name.ts'
import type { StoredLine } from '../scaled-to.ts'
import type { WayProps } from './scale-ways.tsx'
import { UnitSelect } from './unit-select.tsx'
import { WayForm } from './way-form.tsx'
import classes from './scale-ways.module.css'

/** So much of one ingredient is at hand. It is weighed as it was bought, unless its line says otherwise. */
export function HandWay({ scaling, onChosen }: WayProps) {
  const t = useTranslations()
  const language = useLocale()
  const { sheet, method, scale } = scaling
  const isWeighed = (line: StoredLine) => typeof weighedAmount(line, 'net', method) === 'number'
  const own = sheet.ingredients.filter(isWeighed)
  const parts = [...partsOf(sheet.ingredients).values()].map((part) => ({
    ...part,
    lines: part.lines.filter(isWeighed),
  }))
  const lines = [...own, ...parts.flatMap((part) => part.lines)]
  const before = scale?.way.kind === 'hand' ? scale.way : null
  const [lineId, setLineId] = useState(before?.lineId ?? lines[0]?.id)
  const [quantity, setQuantity] = useState<number | null>(before?.quantity ?? null)
  const [chosenUnit, setUnit] = useState<LineUnit | null>(before?.unit ?? null)
  const [weighing, setWeighing] = useState<InHand['weighing']>(before?.weighing ?? 'gross')
  const line = lines.find(({ id }) => id === lineId) ?? lines[0]
  if (line === undefined) return <p className="dimmed">{t('scaleWays.ways.noLine')}</p>

  const amountOf = (amount: number) => {
    const read = kitchenText(amount, line.unit, 'kitchen', language)
    return `${read.amount}\u00a0${t(`trade.counted.${read.unit}`, { count: read.count })}`
  }
  const choiceOf = (each: StoredLine) => ({
    value: each.id,
    label: nameOfLine(each) ?? t('document.ingredients.noProduct'),
  })
  const unit = chosenUnit ?? line.unit
  const known = new Set<LineUnit>([...unitsOfLine(line), ...CONTENT_UNITS])
  const places = placesOfLine(sheet.ingredients, line.id, method)
  const taken = typeof places === 'string' ? null : places.reduce((sum, { times }) => sum + times, 0)
  const [gross, net] = WEIGHINGS.map((each) => {
    const amount = weighedAmount(line, each, method)
    return typeof amount === 'number' && taken !== null ? amountOf(amount * taken) : null
  })
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
      <Flex wrap="wrap" gap="10px 12px">
        <NativeSelect
          className={classes.wide ?? ''}
          label={t('scaleWays.ways.line')}
          value={line.id}
          onChange={({ currentTarget: { value } }) => {
            setLineId(value)
            setUnit(null)
          }}
          data={[
            ...own.map(choiceOf),
            ...parts.map((part) => ({ group: part.name, items: part.lines.map(choiceOf) })),
          ]}
        />
        <QuantityField
          className={classes.number ?? ''}
          label={t('scaleWays.ways.quantity')}
          value={quantity}
          onChange={setQuantity}
          validateOnSubmit
        />
        <UnitSelect units={LINE_UNITS.filter((each) => known.has(each))} value={unit} onChange={setUnit} />
      </Flex>
      {hasLoss && (
        <SegmentedControl
          className={classes.kinds ?? ''}
          aria-label={t('scaleWays.ways.weighing')}
          value={weighing}
          onChange={setWeighing}
          data={WEIGHINGS.map((value) => ({ value, label: t(`scaleWays.ways.${value}`) }))}
        />
      )}
      {net && (
        <p className={classes.note}>
          {hasLoss && gross
            ? t('scaleWays.ways.inSheetGross', { gross, amount: net })
            : t('scaleWays.ways.inSheet', { amount: net })}
        </p>
      )}
    </WayForm>
  )
}

/** The lines of each preparation in a sheet, at any depth, under its name; each preparation once. */
function partsOf(lines: readonly StoredLine[], parts = new Map<string, Part>()) {
  for (const line of lines) {
    const { preparation } = line
    if (!preparation?.lines || parts.has(preparation.id)) continue
    parts.set(preparation.id, { name: nameOfLine(line) ?? '', lines: preparation.lines })
    partsOf(preparation.lines, parts)
  }
  return parts
}

interface Part {
  name: string
  lines: readonly StoredLine[]
}
