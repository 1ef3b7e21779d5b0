import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { endVisit } from '#web/lib/demo/demo.ts'
import { connection } from '#web/lib/offline/connection.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { clearNotices } from '#web/ui/notices.tsx'
import { FakeNetwork } from './fake-network.ts'
import { showSignInOptions } from './sign-in-options.ts'
import { DocumentWatch } from './watch-document.ts'

type Mounted = { network: FakeNetwork; watch: DocumentWatch; unmount: () => void }

let mounted: Mounted | undefined

/** Renders a tree over its own fake network; `unmountAll` ends both. */
export function mount(tree: ReactNode, options: ConstructorParameters<typeof FakeNetwork>[0]) {
  if (mounted) throw new Error('A test shows one page')
  const network = new FakeNetwork(options)
  const watch = new DocumentWatch()
  network.start()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(tree)
  mounted = {
    network,
    watch,
    unmount: () => {
      root.unmount()
      container.remove()
    },
  }
  return {
    api: network.api,
    auth: network.auth,
    /** `network.down = true` cuts it. */
    network,
    /** Addresses of other documents that the page has led to. */
    departures: watch.departures,
    /** Errors in the console that the test provokes: they no longer fail it. */
    forgiveErrors: (pattern: RegExp) => watch.forgive(pattern),
  }
}

/** Ends what a test has shown. @returns what went wrong behind its back. */
export function unmountAll(): string[] {
  if (!mounted) return []
  const { network, watch, unmount } = mounted
  mounted = undefined
  unmount()
  network.stop()
  watch.stop()
  connection.found()
  clearNotices()
  endVisit()
  tabSession.forget()
  showSignInOptions({})
  localStorage.clear()
  sessionStorage.clear()
  return [...network.problems, ...watch.errors]
}
