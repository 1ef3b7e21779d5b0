import { Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import classes from './quantity-table.module.css'
import { MenuEntry } from '../sold-menus/menu-entry.tsx'
import type { MenuReading } from '../sold-menus/spread-menus.ts'
import { useFieldSteps } from './use-field-steps.ts'
import type { Quantities } from './use-quantities.ts'

export interface QuantityTableProps {
  gammes: CarteSales['gammes']
  readings: readonly MenuReading[]
  values: Quantities
  /** Of a closed period. */
  readOnly: boolean
  /** By the key of a dish, a menu, or a dish taken in a menu. */
  onType: (key: string, quantity: number | null) => void
  /** A field is left: what it holds may be stored. */
  onLeave: () => void
}

/** A dish with the field of its quantity, or all of them with their sum. */
interface Line {
  id: string
  name: string
  price: string
  sold: ReactNode
}

/** Dishes by gamme, with what was sold of each; Enter and the arrows go from field to field. */
export function QuantityTable({ gammes, readings, values, readOnly, onType, onLeave }: QuantityTableProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const table = useRef<HTMLDivElement>(null)
  useFieldSteps(table)
  const columns: Column<Line>[] = [
    { key: 'dish', head: t('dish'), namesRow: true, text: ({ name }) => name },
    {
      key: 'price',
      head: t('price'),
      width: 'clamp(4.75rem, 20vw, 8rem)',
      end: true,
      text: ({ price }) => price,
    },
    {
      key: 'sold',
      head: t('sold'),
      width: 'clamp(6.25rem, 28vw, 9rem)',
      end: true,
      cell: ({ sold }) => sold,
    },
  ]
  const lineOf = ({
    id,
    nomAffiche,
    prixTtcAffiche,
  }: CarteSales['gammes'][number]['dishes'][number]): Line => ({
    id,
    name: nomAffiche,
    price: format.euro(prixTtcAffiche),
    sold: (
      <QuantityField
        size="sm"
        decimals={0}
        max={MAX_SOLD}
        readOnly={readOnly}
        aria-label={t('soldOf', { name: nomAffiche })}
        value={values.get(id) ?? null}
        onChange={(next) => onType(id, next)}
        onBlur={onLeave}
      />
    ),
  })
  const sum = gammes.flatMap(({ dishes }) => dishes).reduce((all, { id }) => all + (values.get(id) ?? 0), 0)

  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" data-print="hidden">
        {t('hint')} {readings.length > 0 && t('outsideMenus')}
      </Text>
      <div ref={table} className={classes.width}>
        <ShortTable
          label={t('label')}
          columns={columns}
          keyOf={({ id }) => id}
          groups={gammes.map(({ id, nom, dishes }) => ({
            key: id,
            head: nom,
            rows: dishes.map((dish) => lineOf(dish)),
            empty: t('empty'),
          }))}
          total={{ id: 'total', name: t('total'), price: '', sold: <output>{format.quantity(sum)}</output> }}
          framed
          className={classes.table}
        />
        <MenuEntry
          readings={readings}
          values={values}
          readOnly={readOnly}
          onType={onType}
          onLeave={onLeave}
        />
      </div>
    </>
  )
}
