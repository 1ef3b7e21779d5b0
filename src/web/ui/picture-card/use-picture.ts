import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { importModule } from '#web/lib/browser/import-module.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import type { Redrawing } from '#web/lib/pictures/redraw.ts'
import { usePictureFailureText } from '#web/lib/pictures/use-picture-failure-text.ts'
import { notifyFailure, notifyUndo } from '../notices.tsx'

export interface StoredPicture {
  /** Where a browser reads it; null while there is none. */
  address: string | null
  as: (type: PhotoType) => Redrawing
  /** Both name the picture that is shown, and show the one of another window where that is why they were refused. */
  put: (file: File) => Promise<unknown>
  remove: () => Promise<unknown>
  texts: { tooLarge: string; failed: string; removed: string; changed: string; changedNotRemoved: string }
}

/** What can be done with the picture of something; each is stored at once. */
export function usePicture({ address, as, put, remove, texts }: StoredPicture) {
  const t = useTranslations('common')
  const textOf = usePictureFailureText(texts)
  const failureText = (failure: unknown) => (isConflict(failure) ? texts.changed : textOf(failure))
  const preparing = useMutation({ mutationFn: (file: File) => prepare(file, as) })
  const putting = useMutation({ mutationFn: put })
  const removing = useMutation({ mutationFn: remove })

  /** Any error is in `failure` until the next attempt. */
  const offer = async (file: File) => {
    if (refusedInDemo()) return
    putting.reset()
    try {
      await putting.mutateAsync(await preparing.mutateAsync(file))
    } catch {
      // The card shows it in place of the picture.
    }
  }

  const takeAway = async () => {
    if (address === null) return
    try {
      // Kept first: undo uploads it again, since the server has deleted it.
      const kept = await (await fetch(address)).blob()
      await removing.mutateAsync()
      notifyUndo(texts.removed, t('undo'), () => {
        put(new File([kept], 'picture', { type: kept.type })).catch((failure: unknown) =>
          notifyFailure(failureText(failure)),
        )
      })
    } catch (failure) {
      notifyFailure(isConflict(failure) ? texts.changedNotRemoved : failureText(failure))
    }
  }

  const failure = preparing.error ?? putting.error
  const refused = isConflict(putting.error) ? putting.variables : undefined
  return {
    preparing: preparing.isPending,
    sending: putting.isPending,
    removing: removing.isPending,
    failure: failure === null ? null : failureText(failure),
    /** Puts the picture in the place of the one that another window has put meanwhile. */
    replace: refused && (() => putting.mutate(refused)),
    offer,
    remove: takeAway,
  }
}

/** What reads and redraws a picture is fetched once one is chosen: few who open a sheet change its photo. */
async function prepare(file: File, as: StoredPicture['as']): Promise<File> {
  const { preparePicture } = await importModule(() => import('#web/lib/pictures/prepare-picture.ts'))
  return preparePicture(file, as)
}

const isConflict = (failure: unknown) => storedVersionOf(failure) !== undefined
