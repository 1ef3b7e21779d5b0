import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { DropZone } from '#web/ui/table-file/drop-zone.tsx'
import { PasteField } from '#web/ui/table-file/paste-field.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import type { TillFileControl } from './use-till-file.ts'

/** A file of the till, or pasted rows of it. */
export function TillFileStep({ control }: { control: TillFileControl }) {
  const t = useTranslations()
  const { file, openFile, paste, cancel } = control
  const { source, share, refusal } = file
  if (share !== undefined && source !== null) {
    return (
      <Stack gap="md">
        <SourceName source={source} />
        <Working text={t('till.opening')} share={share} onCancel={cancel} />
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <Text>{t('till.lead')}</Text>
      {refusal !== null && (
        <div>
          {source !== null && <SourceName source={source} />}
          <ErrorBanner text={`${t(`till.refused.${refusal}`)} ${t('till.nothing')}`} onClose={cancel} />
        </div>
      )}
      <DropZone onFile={openFile} />
      <PasteField onText={(text) => paste(text, t('tableFile.pasted'))} onFile={openFile} />
    </Stack>
  )
}
