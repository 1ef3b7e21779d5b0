import { useTranslations } from 'use-intl'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useEstimates } from '../analysis/use-estimates.ts'
import { LeftNote } from '../departed/left-note.tsx'
import classes from './menus-sold.module.css'
import { menuMargin, type MenuReading } from './spread-menus.ts'
import { UnequalChoices } from './unequal-choices.tsx'

/** The menus of a period: what each has earned, and how its portions are spread over the dishes. */
export function MenusSold({ readings }: { readings: readonly MenuReading[] }) {
  const t = useTranslations('sales.menus')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const { euro } = useEstimates()
  const phone = usePhone()
  if (readings.length === 0) return null
  const marginText = (reading: MenuReading, of: number) => {
    const found = menuMargin(reading)
    return found === null || of === 0 ? '–' : euro(found.margin / of, found.estimated)
  }
  const figures = [
    { key: 'sold', text: ({ quantity }) => (quantity === null ? '–' : format.quantity(quantity)) },
    { key: 'price', text: ({ menu }) => priceText(menu.prixTtc) },
    { key: 'margin', text: (reading) => marginText(reading, reading.quantity ?? 0) },
    { key: 'totalMargin', text: (reading) => marginText(reading, 1) },
  ] as const satisfies readonly { key: string; text: (reading: MenuReading) => string }[]
  const columns: Column<MenuReading>[] = [
    { key: 'menu', head: t('menu'), namesRow: true, card: 'name', cell: nameCell },
    ...(phone
      ? [
          {
            key: 'figures',
            head: t('soldLabel'),
            card: 'fact' as const,
            text: (reading: MenuReading) =>
              figures
                .map(({ key, text }) => t('labelled', { label: t(key), figure: text(reading) }))
                .join(' · '),
          },
        ]
      : figures.map(({ key, text }) => ({ key, head: t(key), end: true, text }))),
  ]
  return (
    <section aria-labelledby="menus-sold">
      <CardHead id="menus-sold" title={t('title')} />
      <ShortTable
        label={t('soldLabel')}
        columns={columns}
        keyOf={({ menu }) => menu.id}
        rows={readings}
        framed
      />
    </section>
  )
}

const nameCell = (reading: MenuReading) => <Name reading={reading} />

function Name({ reading }: { reading: MenuReading }) {
  const t = useTranslations('sales.menus')
  const { menu, spread } = reading
  const dishes = new Map(menu.choices.flatMap((choice) => choice.dishes).map((dish) => [dish.ficheId, dish]))
  return (
    <>
      <TextLink to={paths.menu(menu.id)}>{menu.nom}</TextLink>
      <span className={classes.note}>
        {spread === null
          ? t('unrecorded')
          : spread.known
            ? t(`choices.${spread.choices}`)
            : t(`unknown.${spread.reason}`)}
        {spread?.known === false && spread.reason === 'dish-without-price' && (
          <>
            {' '}
            {spread.ficheIds.map((id, index) => {
              const dish = dishes.get(id)
              return (
                dish && (
                  <span key={id}>
                    {index > 0 && ', '}
                    <TextLink to={paths.editRecipe(id)}>{nameOf(dish)}</TextLink>
                  </span>
                )
              )
            })}
          </>
        )}
      </span>
      <LeftNote thing={menu} of="menu" />
      <UnequalChoices reading={reading} />
    </>
  )
}
