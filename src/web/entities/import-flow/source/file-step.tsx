import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { DropZone } from '#web/ui/table-file/drop-zone.tsx'
import { PasteField } from '#web/ui/table-file/paste-field.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import type { SourceState } from './use-reader-file.ts'

export interface FileStepProps<Refusal extends string> {
  control: {
    file: SourceState & { refusal: Refusal | null }
    openFile: (file: File) => void
    paste: (text: string, name: string) => void
    cancel: () => void
  }
  texts: {
    lead: string
    working: (kind: 'opening' | 'reading') => string
    refused: (refusal: Refusal) => string
    /** That nothing was stored. */
    nothing: string
  }
  /** Whether a table may come as a PDF. */
  pdf?: boolean
}

/** The first step: a file, or pasted rows. */
export function FileStep<Refusal extends string>({ control, texts, pdf = false }: FileStepProps<Refusal>) {
  const tableFile = useTranslations('tableFile')
  const { file, openFile, paste, cancel } = control
  const { source, work, refusal } = file
  if (work !== null && source !== null) {
    return (
      <Stack gap="md">
        <SourceName source={source} />
        <Working text={texts.working(work.kind)} share={work.share} onCancel={cancel} />
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <Text>{texts.lead}</Text>
      {refusal !== null && (
        <div>
          {source !== null && <SourceName source={source} />}
          <ErrorBanner text={`${texts.refused(refusal)} ${texts.nothing}`} onClose={cancel} />
        </div>
      )}
      <DropZone onFile={openFile} pdf={pdf} />
      <PasteField onText={(text) => paste(text, tableFile('pasted'))} onFile={openFile} />
    </Stack>
  )
}
