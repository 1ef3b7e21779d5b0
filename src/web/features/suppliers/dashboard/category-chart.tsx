import { Card, Text, Title, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SupplierStatistics } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './category-chart.module.css'

type Category = SupplierStatistics['categories'][number]

const SERIES = ['catalogue', 'imported'] as const

/** What suppliers offer and what was taken of it, category by category: a table whose figures are drawn too. */
export function CategoryChart({ categories }: { categories: readonly Category[] }) {
  const t = useTranslations('suppliers.categories')
  const longest = Math.max(
    1,
    ...categories.flatMap(({ catalogueProducts, importedProducts }) => [catalogueProducts, importedProducts]),
  )
  return (
    <Card component="section" aria-labelledby="categories-title">
      <Title order={2} size="h3" id="categories-title">
        {t('title')}
      </Title>
      {categories.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <table className={classes.chart} aria-labelledby="categories-title">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('category')}</VisuallyHidden>
              </th>
              <td aria-hidden className={classes.bars} />
              {SERIES.map((series) => (
                <th key={series} scope="col" className={classes.number}>
                  <span className={classes.key} data-series={series} aria-hidden />
                  {t(series)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <CategoryRow key={category.category} category={category} longest={longest} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

/** All of it leads to the products of that category. */
function CategoryRow({ category: counted, longest }: { category: Category; longest: number }) {
  const t = useTranslations('trade.productCategories')
  const format = useFormat()
  const { category, catalogueProducts, importedProducts } = counted
  const share = (count: number) => ({ width: `${String((count / longest) * 100)}%` })
  return (
    <tr className={classes.row}>
      <th scope="row">
        <TextLink to={paths.products} search={{ category }} className={classes.cover} c="inherit">
          {t(category)}
        </TextLink>
      </th>
      <td aria-hidden className={classes.bars}>
        <div className={classes.bar} data-series="catalogue" style={share(catalogueProducts)} />
        <div className={classes.bar} data-series="imported" style={share(importedProducts)} />
      </td>
      <td className={classes.number}>{format.quantity(catalogueProducts)}</td>
      <td className={classes.number}>{format.quantity(importedProducts)}</td>
    </tr>
  )
}
