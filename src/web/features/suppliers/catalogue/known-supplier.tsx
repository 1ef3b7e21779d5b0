import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { id as supplierId } from '#contract/shapes.ts'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { supplierDetailQuery } from '../suppliers-api.ts'
import { SupplierNotFound } from './supplier-not-found.tsx'

export interface KnownSupplierProps {
  id: string
  skeleton?: ReactNode
  children: (supplier: SupplierDetail) => ReactNode
}

/** What needs a supplier of the user's; any other address says that there is none. */
export function KnownSupplier({ id, ...props }: KnownSupplierProps) {
  return supplierId.safeParse(id).success ? <Found key={id} id={id} {...props} /> : <SupplierNotFound />
}

function Found({ id, skeleton, children }: KnownSupplierProps) {
  const t = useTranslations('catalogue.failure')
  const query = useQuery(supplierDetailQuery(id))
  // One that another window deletes leaves what is typed here on the screen.
  if (query.data === undefined && codeOf(query.error) === 'NOT_FOUND') return <SupplierNotFound />
  return (
    <PageState query={query} failureText={t('load')} skeleton={skeleton}>
      {children}
    </PageState>
  )
}
