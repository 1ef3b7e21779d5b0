import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import classes from './quantity-table.module.css'
import { MenuEntry } from '../sold-menus/menu-entry.tsx'
import type { MenuReading } from '../sold-menus/spread-menus.ts'
import { SoldDish } from './sold-dish.tsx'
import { useFieldSteps } from './use-field-steps.ts'
import { type SoldEntry, SoldField, type SoldLine, useSoldColumns } from './use-sold-columns.tsx'

export interface QuantityTableProps extends SoldEntry {
  gammes: CarteSales['gammes']
  readings: readonly MenuReading[]
}

/** Dishes by gamme, with what was sold of each; Enter and the arrows go from field to field. */
export function QuantityTable({ gammes, readings, ...entry }: QuantityTableProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const table = useRef<HTMLDivElement>(null)
  useFieldSteps(table)
  const [opened, setOpened] = useState<string | null>(null)
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
    price: format.euro(dish.prixTtcAffiche),
    sold: <SoldField entry={entry} of={dish.id} label={t('soldOf', { name: dish.nomAffiche })} />,
  })
  const sum = gammes
    .flatMap(({ dishes }) => dishes)
    .reduce((all, { id }) => all + (entry.values.get(id) ?? 0), 0)

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
          }))}
          total={{ id: 'total', name: t('total'), price: '', sold: <output>{format.quantity(sum)}</output> }}
          framed
          className={classes.table}
        />
        <MenuEntry readings={readings} {...entry} />
      </div>
    </>
  )
}
