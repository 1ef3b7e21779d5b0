import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { TillPage } from '#web/features/sales/till/till-page.tsx'
import { paths } from '#web/entities/paths.ts'

export const Route = createFileRoute('/_workspace/cartes/$carteId/ventes/caisse')({
  beforeLoad: ({ context }) => context.texts.need('sales'),
  component: Till,
})

function Till() {
  const { carteId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={carteId} notFound={<RecordNotFound of="carte" />}>
      <TillPage
        carteId={carteId}
        onImported={(periode) =>
          void navigate({
            to: paths.sales(carteId),
            search: { periode, vue: 'analyse' },
            ignoreBlocker: true,
          })
        }
      />
    </RecordPage>
  )
}
