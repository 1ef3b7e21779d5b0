import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import classes from './photo-card.module.css'
import { SheetPhoto } from './sheet-photo.tsx'
import { usePastedPhoto } from './use-pasted-photo.ts'
import { usePhoto } from './use-photo.ts'

export interface PhotoCardProps {
  sheetId: string
  /** Of the sheet, for whoever hears the picture. */
  title: string
}

/** The photo of the dish: chosen, dropped or pasted, and stored at once. */
export function PhotoCard({ sheetId, title }: PhotoCardProps) {
  const t = useTranslations('sheets.photo')
  const { photo, failure, offer, remove, ...doing } = usePhoto(sheetId)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const busy = doing.preparing || doing.sending || doing.removing
  const take = (file: File | undefined) => {
    if (file && !busy) void offer(file)
  }
  usePastedPhoto(take)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      className={classes.card}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Title order={2} id={headingId} className={classes.heading}>
        {t('title')}
      </Title>
      {photo !== null && (
        <SheetPhoto
          sheetId={sheetId}
          photo={photo}
          alt={t('alt', { title })}
          className={classes.photo}
          lazy
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept={PHOTO_TYPES.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          leftSection={photo === null && <IconPhotoPlus size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {photo === null ? t('add') : t('replace')}
        </Button>
        {photo !== null && (
          <Button variant="subtle" color="beetroot" size="xs" disabled={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </Group>
      {photo === null && !busy && failure === null && (
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
      )}
      <output className={classes.progress}>
        {doing.preparing && t('preparing')}
        {doing.sending && t('sending')}
      </output>
      {failure !== null && !busy && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </Card>
  )
}
