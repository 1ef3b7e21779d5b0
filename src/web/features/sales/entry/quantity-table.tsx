import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useFolds } from '#web/ui/table/use-folds.ts'
import classes from './quantity-table.module.css'
import { MenuEntry } from '../sold-menus/menu-entry.tsx'
import type { MenuReading } from '../sold-menus/spread-menus.ts'
import { SoldDish } from './sold-dish.tsx'
import { useFieldSteps } from '#web/lib/keyboard/use-field-steps.ts'
import { type SoldEntry, SoldField, type SoldLine, useSoldColumns } from './use-sold-columns.tsx'

export interface QuantityTableProps extends SoldEntry {
  gammes: CarteSales['gammes']
  readings: readonly MenuReading[]
}

/** Dishes by gamme, which fold on a phone, with what was sold of each; Enter and the arrows go from field to field. */
export function QuantityTable({ gammes, readings, ...entry }: QuantityTableProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const table = useRef<HTMLDivElement>(null)
  useFieldSteps(table)
  const [opened, setOpened] = useState<string | null>(null)
  const phone = usePhone()
  const isMissing = ({ id }: SalesDish) => !entry.values.has(id)
  const folds = useFolds(() => {
    const first = gammes.find(({ dishes }) => dishes.some(isMissing)) ?? gammes[0]
    return first === undefined ? [] : [first.id]
  })
  const columns = useSoldColumns(t('dish'))
  const lineOf = (dish: SalesDish): SoldLine => ({
    id: dish.id,
    name: (
      <SoldDish
        dish={dish}
        period={entry.readOnly ? null : entry.period}
        opened={opened === dish.id}
        onToggle={() => setOpened((before) => (before === dish.id ? null : dish.id))}
      />
    ),
    price: priceText(dish.prixTtcAffiche),
    sold: <SoldField entry={entry} of={dish.id} label={t('soldOf', { name: dish.nomAffiche })} />,
  })
  const sumOf = (dishes: readonly SalesDish[]) =>
    dishes.reduce((all, { id }) => all + (entry.values.get(id) ?? 0), 0)
  const sumText = (dishes: readonly SalesDish[]) => {
    const missing = dishes.filter(isMissing).length
    return [
      missing < dishes.length && t('gammeSold', { count: sumOf(dishes) }),
      missing > 0 && t('gammeMissing', { count: missing }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const foldOf = (id: string, dishes: readonly SalesDish[]) => ({
    opened: folds.isOpen(id),
    onToggle: () => folds.toggle(id),
    sum: sumText(dishes),
  })

  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" data-print="hidden">
        {entry.readOnly ? t('closedHint') : t('hint')}{' '}
        {!entry.readOnly && readings.length > 0 && t('outsideMenus')}
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
            fold: phone && gammes.length > 1 ? foldOf(id, dishes) : undefined,
          }))}
          total={{
            id: 'total',
            name: t('total'),
            price: '',
            sold: <output>{format.quantity(sumOf(gammes.flatMap(({ dishes }) => dishes)))}</output>,
          }}
          framed
          className={classes.table}
        />
        <MenuEntry readings={readings} {...entry} />
      </div>
    </>
  )
}
