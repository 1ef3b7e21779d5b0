import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LineUnit } from '#domain/quantity/unit.ts'
import classes from './scale-ways.module.css'

interface UnitSelectProps {
  units: readonly LineUnit[]
  value: LineUnit
  onChange: (unit: LineUnit) => void
}

export function UnitSelect({ units, value, onChange }: UnitSelectProps) {
  const t = useTranslations()
  return (
    <NativeSelect
      className={classes.unit ?? ''}
      label={t('scaleWays.ways.unit')}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = units.find((unit) => unit === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      data={units.map((unit) => ({ value: unit, label: t(`trade.counted.${unit}`, { count: 2 }) }))}
    />
  )
}
