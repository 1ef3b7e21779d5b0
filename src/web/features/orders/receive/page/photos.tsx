import { Button, FileButton, Flex, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Picture } from '#contract/pictures.ts'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { preparePicture } from '#web/lib/pictures/prepare-picture.ts'
import { asPhoto } from '#web/lib/pictures/redrawings.ts'
import { usePictureFailureText } from '#web/lib/pictures/use-picture-failure-text.ts'
import type { WaitingFile } from '#web/lib/waiting/waiting-write.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import { StoredPhotos } from './stored-photos.tsx'

export interface PhotosProps {
  files: readonly WaitingFile[]
  /** The delivery as it is stored, with its photos, or how many it has. */
  stored?: { id: string; photos: readonly Picture[] | number } | null
  onChange: (files: readonly WaitingFile[]) => void
}

/** Photos of the delivery note and of damage, taken with the phone. */
export function Photos({ files, stored = null, onChange }: PhotosProps) {
  const t = useTranslations('deliveries.photos')
  const textOf = usePictureFailureText({ tooLarge: t('tooLarge'), failed: t('failed') })
  const reset = useRef<() => void>(null)
  const [preparing, setPreparing] = useState(false)
  // A second photo may be chosen while the first is prepared.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  const photos = stored?.photos ?? 0
  const kept = typeof photos === 'number' ? photos : photos.length
  const room = MAX_RECEIPT_PHOTOS - kept - files.length
  const add = async (file: File | null) => {
    // Allows the same file to be chosen again after it was removed.
    reset.current?.()
    if (file === null) return
    setPreparing(true)
    try {
      const blob = await preparePicture(file, asPhoto)
      latest.current = [...latest.current, { id: newId(), blob }]
      onChange(latest.current)
    } catch (failure) {
      notifyFailure(textOf(failure))
    } finally {
      setPreparing(false)
    }
  }
  return (
    <Group gap="xs" mt="sm" align="flex-end">
      {stored !== null && typeof photos !== 'number' && (
        <StoredPhotos deliveryId={stored.id} photos={photos} />
      )}
      {files.map((file, index) => (
        <Flex key={file.id} direction="column" gap={4}>
          <Thumbnail file={file} alt={t('alt', { number: kept + index + 1 })} />
          <Button
            variant="default"
            className={classes.target}
            aria-label={t('remove', { number: kept + index + 1 })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            {t('act')}
          </Button>
        </Flex>
      ))}
      {room > 0 ? (
        <FileButton
          accept={PHOTO_TYPES.join(',')}
          resetRef={reset}
          inputProps={{ 'aria-label': t('add') }}
          onChange={(file) => void add(file)}
        >
          {(props) => (
            <Button variant="default" className={classes.target} loading={preparing} {...props}>
              {t('add')}
            </Button>
          )}
        </FileButton>
      ) : (
        <p className="note">{t('full', { count: MAX_RECEIPT_PHOTOS })}</p>
      )}
    </Group>
  )
}

function Thumbnail({ file, alt }: { file: WaitingFile; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file.blob)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} className={classes.photo} alt={alt} />
}
