import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#web/features/account/settings/settings-page.tsx'

export const Route = createFileRoute('/_workspace/settings')({
  beforeLoad: ({ context }) => context.texts.need('account'),
  component: SettingsPage,
})
