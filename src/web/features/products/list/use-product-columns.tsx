import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { AllergensInCell } from '#web/entities/allergen/allergens-in-cell.tsx'
import type { UserProduct } from '#contract/products.ts'
import { allergensCell, tracesCell } from '#web/entities/allergen/allergens-cell.ts'
import { paths } from '#web/entities/paths.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import type { Column } from '#web/ui/table/column.ts'
import classes from '#web/ui/table/long-table.module.css'
import type { ProductSort } from '../product-search.ts'
import { address } from '#web/lib/navigation/address.ts'

/** What is shown of a product: in the table, on its card on a phone, and in the exported file. */
export function useProductColumns(): readonly Column<UserProduct, ProductSort>[] {
  const t = useTranslations('products.columns')
  const texts = useProductTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('product'),
        sort: ['name', '-name'],
        card: 'name',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <a href={address(paths.editProduct(id))} className={classes.name}>
            {name}
          </a>
        ),
        aside: ({ brand }) => brand,
        file: [
          ['Désignation', ({ name }) => name],
          ['Marque', ({ brand }) => brand],
        ],
      },
      {
        key: 'category',
        head: t('category'),
        width: '108px',
        sort: ['category', '-category'],
        card: 'fact',
        text: texts.category,
        file: [['Catégorie', ({ category }) => category]],
      },
      {
        key: 'price',
        head: t('price'),
        width: '148px',
        end: true,
        sort: ['priceHt', '-priceHt'],
        card: 'end',
        cell: (product) => <UnitPrice product={product} texts={texts} />,
        file: [
          ['Unité', ({ unit }) => unit],
          ['Prix HT', ({ priceHt }) => priceHt],
        ],
      },
      {
        key: 'supplier',
        head: t('supplier'),
        width: '19%',
        card: 'fact',
        text: ({ supplier }) => supplier?.name ?? texts.none,
        isEmpty: ({ supplier }) => supplier === null,
        file: [['Fournisseur', ({ supplier }) => supplier?.name ?? null]],
      },
      {
        key: 'content',
        file: [
          ['Contenu', ({ contentQuantity }) => contentQuantity],
          ['Unité du contenu', ({ contentUnit }) => contentUnit],
          ['Densité', ({ densityKgPerL }) => densityKgPerL],
        ],
      },
      {
        key: 'allergens',
        head: t('allergens'),
        width: '17%',
        card: 'line',
        text: texts.allergens,
        cell: (row) => <AllergensInCell product={row} words={texts.allergens(row)} />,
        isEmpty: ({ allergens }) => allergens.length === 0,
        aside: texts.traces,
        file: [
          ['Allergènes', allergensCell],
          ['Traces possibles', tracesCell],
        ],
      },
      { key: 'origin', file: [['Origine', ({ origin }) => origin]] },
    ],
    [t, texts],
  )
}
