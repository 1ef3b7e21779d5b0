import { createFileRoute } from '@tanstack/react-router'
import { enterPages } from '#web/entities/enter-pages.ts'
import { FullPageError } from '#web/ui/full-page-error.tsx'
import { DropAnywhere } from '#web/features/invoices/intake/drop-anywhere.tsx'
import { Workspace } from '#web/features/shell/workspace.tsx'
import { WorkspacePending } from '#web/features/shell/workspace-pending.tsx'

/** Pages behind the sign-in. */
export const Route = createFileRoute('/_workspace')({
  beforeLoad: enterPages,
  errorComponent: FullPageError,
  pendingComponent: WorkspacePending,
  component: WorkspaceOfInvoices,
})

/** Invoices are dropped on any page. */
function WorkspaceOfInvoices() {
  return (
    <>
      <Workspace />
      <DropAnywhere />
    </>
  )
}
