import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any address below the kitchen that no other route knows leads to its sheets. */
export const Route = createFileRoute('/_kitchen/cuisine/$')({
  beforeLoad: () => {
    throw redirect({ to: '/cuisine' })
  },
})
