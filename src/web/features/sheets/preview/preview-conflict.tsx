import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { VersionsTable } from '#web/ui/conflict/versions-table.tsx'
import { draftOf } from './preview-draft.ts'
import type { PreviewDraft } from './preview-draft.ts'
import type { PreviewEditing } from './use-preview-editing.ts'

export interface PreviewConflictProps {
  editing: PreviewEditing
  theirs: TechSheet
}

const FIELDS = ['portions', 'sellingPriceHt', 'method'] as const

/** Another window has saved meanwhile: both versions side by side, and the choice. */
export function PreviewConflict({ editing, theirs }: PreviewConflictProps) {
  const t = useTranslations()
  const format = useFormat()
  if (editing.draft === null) return null
  const mine = editing.draft
  const stored = draftOf(theirs)
  const differing = FIELDS.filter((field) => mine[field] !== stored[field])
  const labels = {
    portions: t('document.general.portions'),
    sellingPriceHt: t('document.general.priceHt'),
    method: t('document.method.title'),
  }
  const written = (draft: PreviewDraft, field: (typeof FIELDS)[number]) => {
    const value = draft[field]
    if (value === null || value === '') return t('common.none')
    if (typeof value === 'string') return value
    return field === 'portions' ? format.quantity(value) : format.euro(value)
  }

  return (
    <Alert
      role="alert"
      color="saffron"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('document.conflict.title')}
    >
      <Text inherit mb={8}>
        {t('document.conflict.body', { time: format.time(theirs.updatedAt) })}
      </Text>
      {differing.length > 0 && (
        <VersionsTable
          rows={differing.map((field) => ({
            key: field,
            label: labels[field],
            mine: written(mine, field),
            stored: written(stored, field),
          }))}
        />
      )}
      <Group gap="sm" mt="md">
        <Button onClick={editing.keepMine} disabled={editing.saving}>
          {t('document.conflict.keepMine')}
        </Button>
        <Button variant="default" onClick={() => void editing.takeTheirs()} disabled={editing.saving}>
          {t('document.conflict.takeTheirs')}
        </Button>
        <Button variant="subtle" onClick={editing.dismiss} disabled={editing.saving}>
          {t('document.conflict.keepEditing')}
        </Button>
      </Group>
    </Alert>
  )
}
