import { Box, Button, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useFolds } from '#web/ui/table/use-folds.ts'
import { LeftNote } from '../departed/left-note.tsx'
import { usePortionsText } from '../analysis/use-sold-text.ts'
import tableClasses from '../entry/quantity-table.module.css'
import type { Quantities } from '../entry/use-quantities.ts'
import { type SoldEntry, SoldField, type SoldLine, useSoldColumns } from '../entry/use-sold-columns.tsx'
import { takenKey } from '../recorded-sales.ts'
import classes from './menu-entry.module.css'
import type { MenuReading } from './spread-menus.ts'
import { UnequalChoices } from './unequal-choices.tsx'

export interface MenuEntryProps extends SoldEntry {
  readings: readonly MenuReading[]
}

/** The menus with what was sold of each, and below one that is opened, which dishes its guests took. */
export function MenuEntry({ readings, ...entry }: MenuEntryProps) {
  const t = useTranslations('sales')
  const priceText = useSellingPriceText()
  const portionsText = usePortionsText()
  const phone = usePhone()
  const columns = useSoldColumns(t('menus.menu'))
  const folds = useFolds(() =>
    readings.filter(({ menu }) => isRecorded(menu, entry.values)).map(({ menu }) => menu.id),
  )
  if (readings.length === 0) return null
  const linesOf = (reading: MenuReading): SoldLine[] => {
    const { menu, spread } = reading
    const isOpen = folds.isOpen(menu.id)
    const portions = spread?.known ? spread.portions : []
    let at = 0
    const dishes = menu.choices.flatMap(({ id, nom, dishes: offered }) =>
      offered.map((dish): SoldLine => {
        const name = nameOf(dish)
        const found = portions[at++]
        const even = found === undefined ? '' : portionsText(found.quantity, found.recorded)
        return {
          id: takenKey(id, dish.ficheId),
          name: (
            <span className={classes.dish}>
              <span className={classes.choice}>{nom}</span> {name}
            </span>
          ),
          price: '',
          sold: (
            <SoldField
              entry={entry}
              of={takenKey(id, dish.ficheId)}
              label={t('menus.takenOf', { dish: name, menu: menu.nom })}
              placeholder={even}
            />
          ),
        }
      }),
    )
    const line = {
      id: menu.id,
      name: (
        <span className={classes.menu}>
          {menu.nom} {phone && <span className="dimmed">{priceText(menu.prixTtc)}</span>}{' '}
          {dishes.length > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              data-print="hidden"
              aria-expanded={isOpen}
              aria-label={t('menus.showOf', { menu: menu.nom })}
              onClick={() => folds.toggle(menu.id)}
            >
              {t('menus.show')}
            </Button>
          )}
          <LeftNote thing={menu} of="menu" />
          <UnequalChoices reading={reading} />
        </span>
      ),
      price: priceText(menu.prixTtc),
      sold: <SoldField entry={entry} of={menu.id} label={t('menus.soldOf', { menu: menu.nom })} />,
    }
    return isOpen ? [line, ...dishes] : [line]
  }
  return (
    <Box aria-labelledby="menu-entry" component="section" mt={28}>
      <Title order={2} size="h4" id="menu-entry">
        {t('menus.title')}
      </Title>
      {!entry.readOnly && (
        <Text size="sm" c="dimmed" mb="sm" data-print="hidden">
          {t('menus.hint')}
        </Text>
      )}
      <ShortTable
        label={t('menus.label')}
        columns={columns}
        keyOf={({ id }) => id}
        rows={readings.flatMap(linesOf)}
        framed
        className={tableClasses.table}
      />
    </Box>
  )
}

function isRecorded({ choices }: CarteSales['menus'][number], values: Quantities): boolean {
  return choices.some(({ id, dishes }) => dishes.some(({ ficheId }) => values.has(takenKey(id, ficheId))))
}
