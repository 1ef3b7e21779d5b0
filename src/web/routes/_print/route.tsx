import { createFileRoute } from '@tanstack/react-router'
import { PageOutlet } from '#web/entities/page-outlet.tsx'
import { enterPages } from '#web/entities/enter-pages.ts'
import { useAccountPreferences } from '#web/lib/session/use-account-preferences.ts'
import { useSessionKeepAlive } from '#web/lib/session/use-session-keep-alive.ts'
import { AccountNotice } from '#web/features/shell/account-notice/account-notice.tsx'
import { PaletteHost } from '#web/features/shell/palette/palette-host.tsx'
import { WorkspacePending } from '#web/features/shell/workspace-pending.tsx'
import { DemoBar } from '#web/ui/demo/demo-bar.tsx'
import { DemoToast } from '#web/ui/demo/demo-toast.tsx'
import { FullPageError } from '#web/ui/full-page-error.tsx'
import { OfflineMark } from '#web/ui/offline/offline-mark.tsx'

/** Print pages: behind the sign-in, without navigation. */
export const Route = createFileRoute('/_print')({
  beforeLoad: enterPages,
  errorComponent: FullPageError,
  pendingComponent: WorkspacePending,
  component: PrintLayout,
})

function PrintLayout() {
  useSessionKeepAlive()
  useAccountPreferences()
  return (
    <>
      <DemoBar />
      <AccountNotice />
      <DemoToast />
      <OfflineMark floating />
      <main id="content">
        <PageOutlet />
      </main>
      <PaletteHost />
    </>
  )
}
