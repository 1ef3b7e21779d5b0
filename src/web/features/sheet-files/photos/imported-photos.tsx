import { Button, Card, List, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { usePictureFailureText } from '#web/lib/pictures/use-picture-failure-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import type { ImportPhotos } from './photo-tasks.ts'
import type { PhotoProgress } from './send-photos.ts'
import { usePhotoSending } from './use-photo-sending.ts'
import type { PhotosOfImport } from './use-photo-sending.ts'

export interface ImportedPhotosProps {
  /** Null where nothing was changed. */
  importId: string | null
  photos: ImportPhotos
  /** The photo of a found sheet, as it is in its file. */
  open: (found: string) => Promise<Blob | null>
}

/** Sends the photos of an import to the sheets that it has written, and says what became of each that its files have. */
export function ImportedPhotos({ importId, photos, open }: ImportedPhotosProps) {
  const t = useTranslations('sheetPhotos')
  const { tasks, ofKept, leftOut } = photos
  return (
    <>
      {importId !== null && tasks.length > 0 && (
        <PhotoSending importId={importId} tasks={tasks} open={open} />
      )}
      {ofKept > 0 && <Text c="dimmed">{t('ofKept', { count: ofKept })}</Text>}
      {leftOut > 0 && <Text c="dimmed">{t('leftOut', { count: leftOut })}</Text>}
    </>
  )
}

function PhotoSending(photos: PhotosOfImport) {
  const t = useTranslations('sheetPhotos')
  const sentence = useFailureSentence()
  const { sending, start, stop } = usePhotoSending(photos)
  const { state, progress, failure } = sending
  const of = photos.tasks.length
  return (
    <>
      <UnsavedChangesGuard dirty={state === 'sending' || state === 'failed'} />
      {state === 'sending' && (
        <Working
          text={t('sending', { done: progress.done, of })}
          share={progress.done / of}
          onCancel={stop}
        />
      )}
      {state === 'failed' && (
        <ErrorBanner
          text={`${sentence(t('failure'), failure)} ${t('left', { count: of - progress.done })}`}
          onRetry={start}
          onClose={stop}
        />
      )}
      {(state === 'done' || state === 'stopped') && (
        <Card>
          <Stack gap="xs" align="flex-start">
            <Title order={2} size="h4">
              {t('title')}
            </Title>
            <Stack component="output" gap="xs">
              <Text span>{t('added', { count: progress.sent })}</Text>
              {progress.done < of && <Text span>{t('left', { count: of - progress.done })}</Text>}
            </Stack>
            <WhatStayed progress={progress} />
            {progress.done < of && (
              <Button variant="default" onClick={start}>
                {t('resume')}
              </Button>
            )}
          </Stack>
        </Card>
      )}
    </>
  )
}

function WhatStayed({ progress: { kept, gone, refused } }: { progress: PhotoProgress }) {
  const t = useTranslations('sheetPhotos')
  const tPhoto = useTranslations('sheets.photo')
  const textOf = usePictureFailureText({ tooLarge: tPhoto('tooLarge'), failed: tPhoto('failed') })
  return (
    <>
      {kept > 0 && <Text>{t('kept', { count: kept })}</Text>}
      {gone > 0 && <Text>{t('gone', { count: gone })}</Text>}
      {refused.length > 0 && (
        <List>
          {refused.map(({ title, failure }) => (
            <List.Item key={title}>{t('refused', { title, why: textOf(failure) })}</List.Item>
          ))}
        </List>
      )}
    </>
  )
}
