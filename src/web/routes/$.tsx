import { createFileRoute, redirect } from '@tanstack/react-router'
import { publicPath } from '#contract/public-path.ts'
import { paths } from '#web/entities/paths.ts'
import { readLanguage } from '#web/lib/storage/preferences.ts'
import { address } from '#web/lib/navigation/address.ts'

/** Any address that no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ href: address(publicPath(paths.home, readLanguage())), reloadDocument: true })
  },
})
