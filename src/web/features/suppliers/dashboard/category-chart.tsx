import { Card, Text, Title, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SupplierStatistics } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './category-chart.module.css'

type Category = SupplierStatistics['categories'][number]

const SERIES = ['catalogue', 'imported'] as const

const counts = ({ catalogueProducts, importedProducts }: Category) => ({
  catalogue: catalogueProducts,
  imported: importedProducts,
})

/** What suppliers offer and what was taken of it, category by category: a table whose figures are drawn too. */
export function CategoryChart({ categories }: { categories: readonly Category[] }) {
  const t = useTranslations('suppliers.categories')
  const columns = useChartColumns(categories)
  return (
    <Card component="section" aria-labelledby="categories-title">
      <Fold
        summary={
          <Title order={2} size="h3" id="categories-title">
            {t('title')}
          </Title>
        }
      >
        {categories.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <ShortTable
            label={t('title')}
            columns={columns}
            keyOf={({ category }) => category}
            rows={categories}
            className={classes.chart}
          />
        )}
      </Fold>
    </Card>
  )
}

function useChartColumns(categories: readonly Category[]): Column<Category>[] {
  const t = useTranslations('suppliers.categories')
  const tCategories = useTranslations('trade.productCategories')
  const format = useFormat()
  const longest = Math.max(1, ...categories.flatMap((category) => Object.values(counts(category))))
  return [
    {
      key: 'category',
      head: <VisuallyHidden>{t('category')}</VisuallyHidden>,
      namesRow: true,
      // All of the row leads to the products of that category.
      cell: ({ category }) => (
        <TextLink to={paths.products} search={{ category }} className={classes.cover} c="inherit">
          {tCategories(category)}
        </TextLink>
      ),
    },
    {
      key: 'bars',
      head: null,
      drawn: true,
      cell: (category) =>
        SERIES.map((series) => (
          <div
            key={series}
            className={classes.bar}
            data-series={series}
            style={{ width: `${String((counts(category)[series] / longest) * 100)}%` }}
          />
        )),
    },
    ...SERIES.map((series): Column<Category> => ({
      key: series,
      head: (
        <>
          <span className={classes.key} data-series={series} aria-hidden />
          {t(series)}
        </>
      ),
      end: true,
      text: (category) => format.quantity(counts(category)[series]),
    })),
  ]
}
