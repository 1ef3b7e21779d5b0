import { Stack, Text } from '@mantine/core'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { DropZone } from '#web/ui/table-file/drop-zone.tsx'
import { PasteField } from '#web/ui/table-file/paste-field.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ImportFileControl } from './use-import-file.ts'

export interface FileStepProps<Types extends ImportTypes> {
  control: ImportFileControl<Types>
  /** Whether a table may come as a PDF. */
  pdf: boolean
}

/** The first step: a file, or pasted rows. */
export function FileStep<Types extends ImportTypes>({ control, pdf }: FileStepProps<Types>) {
  const { t, tableFile, refusalText } = useImportTexts()
  const { file, openFile, paste, cancel } = control
  const { source, work, refusal } = file
  if (work !== null && source !== null) {
    return (
      <Stack gap="md">
        <SourceName source={source} />
        <Working text={tableFile('opening')} share={work.share} onCancel={cancel} />
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <Text>{t('file.lead')}</Text>
      {refusal !== null && (
        <div>
          {source !== null && <SourceName source={source} />}
          <ErrorBanner text={`${refusalText(refusal)} ${tableFile('nothing')}`} onClose={cancel} />
        </div>
      )}
      <DropZone onFile={openFile} pdf={pdf} />
      <PasteField onText={(text) => paste(text, tableFile('pasted'))} onFile={openFile} />
    </Stack>
  )
}
