import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPhotoPlus } from '#web/ui/icons/photo-plus.ts'
import { useId, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import classes from './picture-card.module.css'
import { usePastedPicture } from './use-pasted-picture.ts'
import { usePicture } from './use-picture.ts'
import type { StoredPicture } from './use-picture.ts'
import { DemoLock } from '../demo/demo-lock.tsx'

export interface PictureCardProps extends StoredPicture {
  texts: StoredPicture['texts'] & {
    title: string
    file: string
    add: string
    replace: string
    replaceChanged: string
    remove: string
    hint: string
    preparing: string
    sending: string
  }
  /** The picture, in its frame. */
  children: ReactNode
}

/** The one picture of something: chosen, dropped or pasted, and stored at once. */
export function PictureCard({ children, ...stored }: PictureCardProps) {
  const { address, texts } = stored
  const { failure, offer, remove, replace, ...doing } = usePicture(stored)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const busy = doing.preparing || doing.sending || doing.removing
  const take = (file: File | undefined) => {
    if (file && !busy) void offer(file)
  }
  usePastedPicture(take)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      padding="md"
      style={{ gap: 10 }}
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
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.file}
        accept={PHOTO_TYPES.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Group gap="xs">
        <Title order={2} id={headingId} size="md" ff="text" lts={0} mr="auto">
          {texts.title}
        </Title>
        <DemoLock>
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            leftSection={address === null && <IconPhotoPlus size={16} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {address === null ? texts.add : texts.replace}
          </Button>
        </DemoLock>
        {address !== null && (
          <DemoLock>
            <Button variant="subtle" color="beetroot" size="xs" disabled={busy} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </DemoLock>
        )}
      </Group>
      {address !== null && children}
      {address === null && !busy && failure === null && (
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
      )}
      <output className={classes.progress}>
        {doing.preparing && texts.preparing}
        {doing.sending && texts.sending}
      </output>
      {failure !== null && !busy && (
        <div role="alert">
          <p className={classes.failure}>{failure}</p>
          {replace && (
            <Button variant="default" size="xs" mt="xs" onClick={replace}>
              {texts.replaceChanged}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
