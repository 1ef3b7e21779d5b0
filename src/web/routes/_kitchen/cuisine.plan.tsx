import { createFileRoute, redirect } from '@tanstack/react-router'
import { PlanPage } from '#web/features/kitchen/plan/plan-page.tsx'
import { planSearch } from '#web/features/kitchen/plan/plan-search.ts'

/** Of a house that plans its services; in any other the address leads to its sheets. */
export const Route = createFileRoute('/_kitchen/cuisine/plan')({
  validateSearch: planSearch,
  beforeLoad: async ({ context: { kitchen, texts } }) => {
    if (kitchen?.hasPlan === false) throw redirect({ to: '/cuisine' })
    await texts.need('tomorrow', 'purchases', 'reading')
  },
  component: Plan,
})

function Plan() {
  const { jour } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PlanPage which={jour} onWhich={(next) => void navigate({ search: { jour: next }, replace: true })} />
  )
}
