import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { supplierDetailQuery } from '../suppliers-api.ts'

export interface KnownSupplierProps {
  id: string
  skeleton?: ReactNode
  children: (supplier: SupplierDetail) => ReactNode
}

/** What needs a supplier of the user's; any other address says that there is none. */
export function KnownSupplier({ id, skeleton, children }: KnownSupplierProps) {
  const t = useTranslations('catalogue.failure')
  const query = useQuery(supplierDetailQuery(id))
  return (
    <PageState
      query={query}
      failureText={t('load')}
      skeleton={skeleton}
      notFound={<RecordNotFound of="supplier" />}
    >
      {children}
    </PageState>
  )
}
