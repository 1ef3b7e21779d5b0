import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductPart } from '#contract/facts/product.ts'
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

type ProductColumn = Omit<Column<UserProduct, ProductSort>, 'key'>

/** What is shown of a product: in the table, on its card on a phone, and in the exported file. */
export function useProductColumns(): readonly Column<UserProduct, ProductSort>[] {
  const t = useTranslations('products.columns')
  const texts = useProductTexts()
  return useMemo(() => {
    // By part, in their order; of one that is shown in the column of another, or nowhere, that is said.
    const columns: Record<ProductPart, ProductColumn | { in: ProductPart } | 'nowhere'> = {
      name: {
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
      brand: { in: 'name' },
      category: {
        head: t('category'),
        width: '108px',
        sort: ['category', '-category'],
        card: 'fact',
        text: texts.category,
        file: [['Catégorie', ({ category }) => category]],
      },
      price: {
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
      supplier: {
        head: t('supplier'),
        width: '19%',
        card: 'fact',
        text: ({ supplier }) => supplier?.name ?? texts.none,
        isEmpty: ({ supplier }) => supplier === null,
        file: [['Fournisseur', ({ supplier }) => supplier?.name ?? null]],
      },
      content: {
        file: [
          ['Contenu', ({ contentQuantity }) => contentQuantity],
          ['Unité du contenu', ({ contentUnit }) => contentUnit],
          ['Densité', ({ densityKgPerL }) => densityKgPerL],
        ],
      },
      density: { in: 'content' },
      allergens: {
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
      traces: { in: 'allergens' },
      origin: { file: [['Origine', ({ origin }) => origin]] },
      countedWeights: 'nowhere',
    }
    return Object.entries(columns).flatMap(([key, column]) =>
      column === 'nowhere' || 'in' in column ? [] : [{ key, ...column }],
    )
  }, [t, texts])
}
