import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { LabelFormatName } from '#domain/batches/label-format.ts'
import { SettingsPage } from '#web/features/account/settings/settings-page.tsx'
import { PrinterOffset } from '#web/features/batches/label/printer-offset.tsx'
import { settingsTab, tabOfSection } from '#web/features/account/settings/settings-tabs.ts'

export const Route = createFileRoute('/_workspace/settings')({
  validateSearch: (search: Record<string, unknown>) => ({ onglet: settingsTab(search.onglet) }),
  beforeLoad: ({ context }) => context.texts.need('account', 'settings', 'batches'),
  component: Settings,
})

const printerOf = (format: LabelFormatName) => <PrinterOffset format={format} />

function Settings() {
  const { onglet } = Route.useSearch()
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  return (
    <SettingsPage
      tab={tabOfSection(hash) ?? onglet ?? 'maison'}
      onTab={(tab) => void navigate({ search: { onglet: tab }, hash: '', replace: true, resetScroll: false })}
      section={hash}
      printer={printerOf}
    />
  )
}
