import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SettingsPage } from '#web/features/account/settings/settings-page.tsx'
import { settingsTab, tabOfSection } from '#web/features/account/settings/settings-tabs.ts'

export const Route = createFileRoute('/_workspace/settings')({
  validateSearch: (search: Record<string, unknown>) => ({ onglet: settingsTab(search.onglet) }),
  beforeLoad: ({ context }) => context.texts.need('account', 'settings'),
  component: Settings,
})

function Settings() {
  const { onglet } = Route.useSearch()
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  return (
    <SettingsPage
      tab={tabOfSection(hash) ?? onglet ?? 'maison'}
      onTab={(tab) => void navigate({ search: { onglet: tab }, hash: '', replace: true, resetScroll: false })}
      section={hash}
    />
  )
}
