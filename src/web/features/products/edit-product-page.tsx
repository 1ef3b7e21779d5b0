import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { useCrumb } from '#web/lib/navigation/came-from.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { EditProduct, type EditProductProps } from './edit-product.tsx'
import type { ProductOpening } from './product-search.ts'
import { productQuery } from './products-api.ts'

export interface EditProductPageProps {
  id: string
  /** Leaves for where the visitor came from, without asking about unsaved work. */
  onDone: () => void
  /** Beside the form. */
  history: ReactNode
  /** In its head: what labels are made of the product. */
  labels: EditProductProps['labels']
  /** What it begins with. */
  opening?: ProductOpening | undefined
}

/** /products/{id}/edit */
export function EditProductPage({ id, onDone, history, labels, opening }: EditProductPageProps) {
  const t = useTranslations('products')
  const query = useQuery(productQuery(id))
  const crumb = useCrumb({ label: t('editPage.back'), to: paths.products })
  return (
    <PageState
      query={query}
      failureText={t('failure.load')}
      notFound={<RecordNotFound of="product" />}
      skeleton={
        <>
          <PageHeader title={t('editPage.title')} crumb={crumb} />
          <FormSkeleton />
        </>
      }
    >
      {(product) => (
        <EditProduct
          key={id}
          product={product}
          crumb={crumb}
          onDone={onDone}
          history={history}
          labels={labels}
          opening={opening}
        />
      )}
    </PageState>
  )
}
