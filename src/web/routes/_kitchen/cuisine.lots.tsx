import { createFileRoute, redirect } from '@tanstack/react-router'

/** A page that this kitchen does not have leads to its sheets. */
export const Route = createFileRoute('/_kitchen/cuisine/lots')({
  beforeLoad: () => {
    throw redirect({ to: '/cuisine' })
  },
})
