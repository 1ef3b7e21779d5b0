import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NO_PICTURE } from '#contract/no-picture.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { isNetworkFailure } from '#web/lib/failure/failure.ts'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { PictureRefused } from '#web/lib/pictures/picture-refused.ts'
import { preparePicture } from '#web/lib/pictures/prepare-picture.ts'
import { asPhoto } from '#web/lib/pictures/redrawings.ts'
import { client } from '#web/lib/query/api.ts'
import type { PhotoTask } from './photo-tasks.ts'
import { NOTHING_SENT, sendPhotos } from './send-photos.ts'
import type { PhotoProgress } from './send-photos.ts'

export interface PhotosOfImport {
  importId: string
  tasks: readonly PhotoTask[]
  /** The photo of a found sheet, as it is in its file. */
  open: (found: string) => Promise<Blob | null>
}

interface PhotoSending {
  state: 'sending' | 'failed' | 'stopped' | 'done'
  progress: PhotoProgress
  failure: unknown
}

/**
 * Sends the photos of an import to its sheets, from when it is mounted. What ends it keeps its place: it goes on when
 * the network is back, or when the user says so.
 */
export function usePhotoSending({ importId, tasks, open }: PhotosOfImport) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<PhotoSending>({
    state: 'sending',
    progress: NOTHING_SENT,
    failure: null,
  })
  const progress = useRef(NOTHING_SENT)
  const running = useRef<AbortController | null>(null)

  const start = async () => {
    if (running.current !== null) return
    const own = new AbortController()
    const { signal } = own
    running.current = own
    setSending({ state: 'sending', progress: progress.current, failure: null })
    try {
      await sendPhotos(tasks, progress.current, {
        prepare: async ({ found }) => {
          const photo = await open(found)
          signal.throwIfAborted()
          if (photo === null) throw new PictureRefused('photo-unreadable')
          const prepared = await preparePicture(new File([photo], 'photo', { type: photo.type }), asPhoto)
          signal.throwIfAborted()
          return prepared
        },
        put: ({ sheetId }, body) =>
          client.sheets.photo.put(
            { params: { id: sheetId }, query: { version: NO_PICTURE, importId }, body },
            { signal },
          ),
        onProgress: (next) => {
          if (running.current !== own) return
          progress.current = next
          setSending({ state: 'sending', progress: next, failure: null })
        },
      })
      if (running.current === own) setSending({ state: 'done', progress: progress.current, failure: null })
    } catch (failure) {
      if (running.current === own) setSending({ state: 'failed', progress: progress.current, failure })
    } finally {
      if (running.current === own) running.current = null
      if (progress.current.sent > 0) void invalidateAfter(queryClient, 'sheets')
    }
  }

  const stop = () => {
    running.current?.abort()
    running.current = null
    setSending({ state: 'stopped', progress: progress.current, failure: null })
  }

  const begin = useEffectEvent(() => void start())
  useEffect(() => {
    begin()
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [])

  const offline = useOffline()
  const goOn = useEffectEvent(() => {
    if (sending.state === 'failed' && isNetworkFailure(sending.failure)) void start()
  })
  useEffect(() => {
    if (!offline) goOn()
  }, [offline])

  return { sending, start: () => void start(), stop }
}
