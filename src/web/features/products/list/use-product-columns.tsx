import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_FACTS, type ProductFactName, type ProductPart } from '#contract/facts/product.ts'
import { allergenState } from '#domain/allergens/allergen-state.ts'
import { AllergensInCell } from '#web/entities/allergen/allergens-in-cell.tsx'
import type { UserProduct } from '#contract/products.ts'
import { allergensCell, tracesCell } from '#web/entities/allergen/allergens-cell.ts'
import type { ExportColumn } from '#web/lib/export/table-of.ts'
import { paths } from '#web/entities/paths.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import type { Column } from '#web/ui/table/column.ts'
import classes from '#web/ui/table/long-table.module.css'
import type { ProductSort } from '../product-search.ts'
import { address } from '#web/lib/navigation/address.ts'

/** `file`: its columns in the exported file, an empty list where it has none. */
type ProductColumn = Omit<Column<UserProduct, ProductSort>, 'key' | 'file'> & {
  file: readonly ExportColumn<UserProduct>[]
}

type Written = {
  [Fact in ProductFactName]: UserProduct[Fact] extends string | number | null ? Fact : never
}[ProductFactName]

/** Facts as they are stored, in the exported file. */
function fileOf(...facts: readonly Written[]): ExportColumn<UserProduct>[] {
  return facts.map((fact) => [PRODUCT_FACTS[fact].heading, (product) => product[fact]])
}

/** What is shown of a product: in the table, on its card on a phone, and in the exported file. */
export function useProductColumns(): readonly Column<UserProduct, ProductSort>[] {
  const t = useTranslations()
  const label = useTranslations('productFacts.labels')
  const texts = useProductTexts()
  return useMemo(() => {
    // In their order; `in` names the part whose column shows this one too.
    const columns: Record<ProductPart, ProductColumn | { in: ProductPart } | 'nowhere'> = {
      name: {
        head: t('products.columns.product'),
        sort: ['name', '-name'],
        card: 'name',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <a href={address(paths.editProduct(id))} className={classes.name}>
            {name}
          </a>
        ),
        aside: ({ brand }) => brand,
        file: fileOf('name', 'brand'),
      },
      brand: { in: 'name' },
      category: {
        head: label('category'),
        width: '108px',
        sort: ['category', '-category'],
        card: 'fact',
        text: texts.category,
        file: fileOf('category'),
      },
      price: {
        head: label('price'),
        width: '148px',
        end: true,
        sort: ['priceHt', '-priceHt'],
        card: 'end',
        cell: (product) => <UnitPrice product={product} texts={texts} />,
        file: fileOf('unit', 'priceHt'),
      },
      supplier: {
        head: label('supplier'),
        width: '19%',
        card: 'fact',
        text: ({ supplier }) => supplier?.name ?? texts.none,
        isEmpty: ({ supplier }) => supplier === null,
        file: [[PRODUCT_FACTS.supplierId.heading, ({ supplier }) => supplier?.name ?? null]],
      },
      content: {
        file: [
          ...fileOf('contentQuantity', 'contentUnit'),
          ['Densité', ({ densityKgPerL }) => densityKgPerL],
        ],
      },
      density: { in: 'content' },
      allergens: {
        head: label('allergens'),
        width: '17%',
        card: 'line',
        text: texts.allergens,
        cell: (row) => <AllergensInCell product={row} words={texts.allergens(row)} />,
        // A card leaves out that a product has no allergens, and never that they are undeclared.
        isEmpty: (product) => allergenState(product) === 'free',
        aside: texts.traces,
        file: [
          [PRODUCT_FACTS.allergens.heading, allergensCell],
          ['Traces possibles', tracesCell],
        ],
      },
      traces: { in: 'allergens' },
      origin: { file: fileOf('origin') },
      countedWeights: 'nowhere',
    }
    return Object.entries(columns).flatMap(([key, column]) =>
      column === 'nowhere' || 'in' in column ? [] : [{ key, ...column }],
    )
  }, [t, label, texts])
}
