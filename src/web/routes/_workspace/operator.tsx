import { createFileRoute } from '@tanstack/react-router'
import { OperatorPage } from '#web/features/account/operator/operator-page.tsx'

export const Route = createFileRoute('/_workspace/operator')({
  beforeLoad: ({ context }) => context.texts.need('account', 'operator'),
  component: OperatorPage,
})
