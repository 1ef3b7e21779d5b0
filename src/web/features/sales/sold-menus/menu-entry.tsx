import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { usePortionsText } from '../analysis/use-sold-text.ts'
import tableClasses from '../entry/quantity-table.module.css'
import type { Quantities } from '../entry/use-quantities.ts'
import { takenKey } from '../told-sales.ts'
import classes from './menu-entry.module.css'
import type { MenuReading } from './spread-menus.ts'
import { UnequalChoices } from './unequal-choices.tsx'

export interface MenuEntryProps {
  readings: readonly MenuReading[]
  values: Quantities
  /** Of a closed period. */
  readOnly: boolean
  onType: (key: string, quantity: number | null) => void
  /** A field is left: what it holds may be stored. */
  onLeave: () => void
}

interface Line {
  key: string
  name: ReactNode
  price: string
  sold: ReactNode
}

/** The menus with what was sold of each, and below one that is opened, which dishes its guests took. */
export function MenuEntry({ readings, values, readOnly, onType, onLeave }: MenuEntryProps) {
  const t = useTranslations('sales')
  const format = useFormat()
  const portionsText = usePortionsText()
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(readings.filter(({ menu }) => isTold(menu, values)).map(({ menu }) => menu.id)),
  )
  if (readings.length === 0) return null
  const toggle = (id: string) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const field = (key: string, label: string, placeholder = '') => (
    <QuantityField
      size="sm"
      decimals={0}
      max={MAX_SOLD}
      readOnly={readOnly}
      aria-label={label}
      placeholder={placeholder}
      value={values.get(key) ?? null}
      onChange={(next) => onType(key, next)}
      onBlur={onLeave}
    />
  )
  const linesOf = (reading: MenuReading): Line[] => {
    const { menu, spread } = reading
    const isOpen = opened.has(menu.id)
    const portions = spread?.known ? spread.portions : []
    let at = 0
    const dishes = menu.choices.flatMap(({ id, nom, dishes: offered }) =>
      offered.map((dish): Line => {
        const name = nameOf(dish)
        const found = portions[at++]
        const even = found === undefined ? '' : portionsText(found.quantity, found.told)
        return {
          key: takenKey(id, dish.ficheId),
          name: (
            <span className={classes.dish}>
              <span className={classes.choice}>{nom}</span> {name}
            </span>
          ),
          price: '',
          sold: field(takenKey(id, dish.ficheId), t('menus.takenOf', { dish: name, menu: menu.nom }), even),
        }
      }),
    )
    const line = {
      key: menu.id,
      name: (
        <>
          {menu.nom}{' '}
          {dishes.length > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              data-print="hidden"
              aria-expanded={isOpen}
              aria-label={t('menus.showOf', { menu: menu.nom })}
              onClick={() => toggle(menu.id)}
            >
              {t('menus.show')}
            </Button>
          )}
          <UnequalChoices reading={reading} />
        </>
      ),
      price: format.euro(menu.prixTtc),
      sold: field(menu.id, t('menus.soldOf', { menu: menu.nom })),
    }
    return isOpen ? [line, ...dishes] : [line]
  }
  const columns: Column<Line>[] = [
    { key: 'dish', head: t('menus.menu'), namesRow: true, cell: ({ name }) => name },
    {
      key: 'price',
      head: t('entry.price'),
      width: 'clamp(4.75rem, 20vw, 8rem)',
      end: true,
      text: ({ price }) => price,
    },
    {
      key: 'sold',
      head: t('entry.sold'),
      width: 'clamp(6.25rem, 28vw, 9rem)',
      end: true,
      cell: ({ sold }) => sold,
    },
  ]
  return (
    <section aria-labelledby="menu-entry" className={classes.section}>
      <Title order={2} size="h4" id="menu-entry">
        {t('menus.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" data-print="hidden">
        {t('menus.hint')}
      </Text>
      <ShortTable
        label={t('menus.label')}
        columns={columns}
        keyOf={({ key }) => key}
        rows={readings.flatMap(linesOf)}
        framed
        className={tableClasses.table}
      />
    </section>
  )
}

function isTold({ choices }: CarteSales['menus'][number], values: Quantities): boolean {
  return choices.some(({ id, dishes }) => dishes.some(({ ficheId }) => values.has(takenKey(id, ficheId))))
}
