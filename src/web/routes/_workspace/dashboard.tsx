import { createFileRoute, useRouter } from '@tanstack/react-router'
import { paths } from '#web/entities/paths.ts'
import { DashboardPage } from '#web/features/account/dashboard/dashboard-page.tsx'
import { DueBatches } from '#web/features/batches/list/due-batches.tsx'
import { WaitingInvoices } from '#web/features/invoices/list/waiting-invoices.tsx'
import { OrdersToday } from '#web/features/orders/list/orders-today.tsx'
import { RecentChanges } from '#web/features/prices/journal/recent-changes.tsx'
import { LostMarginsCard } from '#web/features/prices/lost-margins/lost-margins-card.tsx'
import { CreationForm } from '#web/features/sheets/create/creation-form.tsx'
import { TomorrowLine } from '#web/features/tomorrow/tomorrow-line.tsx'
import { address } from '#web/lib/navigation/address.ts'

export const Route = createFileRoute('/_workspace/dashboard')({
  beforeLoad: ({ context }) => context.texts.need('account', 'dashboard'),
  component: Dashboard,
})

function Dashboard() {
  const router = useRouter()
  const openSheet = (id: string) =>
    void router.navigate({ href: address(paths.editRecipe(id)), ignoreBlocker: true })
  return (
    <DashboardPage
      tomorrow={<TomorrowLine />}
      invoices={<WaitingInvoices />}
      batches={<DueBatches />}
      orders={<OrdersToday />}
      lostMargins={<LostMarginsCard />}
      recentPrices={<RecentChanges />}
      firstSheet={<CreationForm onCreated={openSheet} />}
    />
  )
}
