import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { ListFileControl } from '../use-list-file.ts'
import { Working } from '#web/ui/table-file/working.tsx'
import { DropZone } from '#web/ui/table-file/drop-zone.tsx'
import { PasteField } from '#web/ui/table-file/paste-field.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'

/** The first step: a file, or pasted rows. */
export function FileStep({ control }: { control: ListFileControl }) {
  const t = useTranslations('priceList')
  const tableFile = useTranslations('tableFile')
  const { file, openFile, paste, cancel } = control
  const { source, work, refusal } = file
  const onText = (text: string) => paste(text, tableFile('pasted'))

  if (work !== null && source !== null) {
    return (
      <Stack gap="md">
        <SourceName source={source} />
        <Working text={t(`working.${work.kind}`)} share={work.share} onCancel={cancel} />
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <Text>{t('file.lead')}</Text>
      {refusal !== null && (
        <div>
          {source !== null && <SourceName source={source} />}
          <ErrorBanner
            text={`${refusal === 'unreadable' || refusal === 'tooSlow' ? t(`refused.${refusal}`) : t(`refused.reasons.${refusal}`)} ${t('refused.nothing')}`}
            onClose={cancel}
          />
        </div>
      )}
      <DropZone onFile={openFile} pdf />
      <PasteField onText={onText} onFile={openFile} />
    </Stack>
  )
}
