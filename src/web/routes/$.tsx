import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths, publicPath } from '#web/lib/paths.ts'
import { readLanguage } from '#web/lib/preferences.ts'

/** Any address that no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ href: publicPath(paths.home, readLanguage()), reloadDocument: true })
  },
})
