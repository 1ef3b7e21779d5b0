import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#web/lib/paths.ts'

/** Any address that no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ href: paths.home, replace: true })
  },
})
