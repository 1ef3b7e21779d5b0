import { Skeleton } from '@mantine/core'
import { createContext, use } from 'react'
import { PageSpinner } from './page-spinner.tsx'
import { TableSkeleton } from './skeletons.tsx'

/** Whether the navigation is around the page already. */
export const InShellContext = createContext(false)

/** While the code of a page is fetched: its shape inside the navigation, the spinner before there is one. */
export function PagePending() {
  if (!use(InShellContext)) return <PageSpinner />
  return (
    <>
      <Skeleton height={40} width={220} mb="lg" radius="sm" />
      <TableSkeleton />
    </>
  )
}
