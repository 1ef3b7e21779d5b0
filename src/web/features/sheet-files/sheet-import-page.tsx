import { Stack, Text } from '@mantine/core'
import { type ReactNode, startTransition, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FileGamme } from '#domain/sheet-imports/file-gammes.ts'
import { paths } from '#web/entities/paths.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FilesZone } from '#web/ui/table-file/files-zone.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import type { DoneImport } from './commit/use-commit-import.ts'
import { ImportDone } from './done/import-done.tsx'
import { useDoneNotice } from './done/use-done-notice.ts'
import { FoundSheets } from './found-sheets.tsx'
import { ImportedPhotos } from './photos/imported-photos.tsx'
import type { ImportPhotos } from './photos/photo-tasks.ts'
import { ReadingShown } from './reading-shown.tsx'
import { chosenFiles, droppedFiles } from '#web/lib/sources/chosen-files.ts'
import { useKeptLayouts } from './use-kept-layouts.ts'
import { useSheetFiles } from './use-sheet-files.ts'

/** What sheets usually come as; whatever else is dropped is judged by what it holds. */
const ACCEPTED =
  '.xlsx,.xlsm,.ods,.csv,.tsv,.xls,.docx,.odt,.pdf,.zip,.json,.html,.cook,.paprikarecipes,.paprikarecipe'

/** Which of what was found is shown alone: the id of a sheet, or the place of a tab that was not read. */
export interface OpenedPart {
  sheet?: string | undefined
  tab?: string | undefined
}

/** An import with what follows it. */
export interface FinishedImport extends DoneImport {
  photos: ImportPhotos
  gammes: readonly FileGamme[]
}

export interface SheetImportPageProps {
  opened: OpenedPart
  onOpen: (opened: OpenedPart) => void
  /** What waits for a selling price, once the sheets are in the account. */
  prices: ReactNode
}

/** /recipes/import: 'Importer mes fiches' */
export function SheetImportPage({ opened, onOpen, prices }: SheetImportPageProps) {
  const t = useTranslations('sheetFiles')
  const tSheets = useTranslations('sheets')
  const control = useSheetFiles(useKeptLayouts())
  const { files, progress, add, cancel, stop } = control
  const { reading, overview, failed } = files
  const [done, setDone] = useState<FinishedImport | null>(null)
  const notify = useDoneNotice()
  const finish = (imported: FinishedImport) => {
    notify(imported)
    startTransition(() => setDone(imported))
    window.scrollTo({ top: 0 })
  }
  const another = () => {
    cancel()
    setDone(null)
    onOpen({})
  }
  const zone = (
    <FilesZone
      accept={ACCEPTED}
      texts={{
        here: t('drop.here'),
        files: t('drop.files'),
        folder: t('drop.folder'),
        limits: t('drop.limits'),
      }}
      onFiles={(chosen) => add(chosenFiles(chosen))}
      onDrop={(dropped) => void droppedFiles(dropped).then(add)}
    />
  )

  return (
    <>
      <PageHeader title={t('title')} crumb={{ label: tSheets('title'), to: paths.recipes }} />
      <UnsavedChangesGuard dirty={overview !== null && done === null} />
      {reading !== null && (
        <ReadingShown
          progress={progress}
          onCancel={overview === null ? cancel : reading.adds ? stop : undefined}
        />
      )}
      {reading === null && failed && <ErrorBanner text={t('failed')} />}
      {reading === null && overview === null && (
        <Stack gap="lg">
          <Text>{t('lead')}</Text>
          {zone}
          <Text c="dimmed">{t('drop.proof')}</Text>
        </Stack>
      )}
      {overview !== null && done === null && (
        <div hidden={reading !== null}>
          <FoundSheets
            control={control}
            overview={overview}
            opened={opened}
            onOpen={onOpen}
            onDone={finish}
          />
        </div>
      )}
      {done !== null && (
        <ImportDone
          done={done}
          photos={
            <ImportedPhotos
              importId={done.importId}
              photos={done.photos}
              open={(found) => control.query((reader) => reader.call('photo', found))}
            />
          }
          gammes={done.gammes}
          onAnother={another}
        >
          {prices}
        </ImportDone>
      )}
    </>
  )
}
