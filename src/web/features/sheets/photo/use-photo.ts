import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { sheetQuery, usePutPhoto, useRemovePhoto } from '../sheets-api.ts'
import { photoAddress } from './photo-address.ts'
import { preparePhoto } from './prepare-photo.ts'
import { usePhotoFailureText } from './use-photo-failure-text.ts'

/** The photo of a sheet, and what can be done with it; none of it is part of what the editor saves. */
export function usePhoto(sheetId: string) {
  const t = useTranslations('sheets.photo')
  const tCommon = useTranslations('common')
  const failureText = usePhotoFailureText()
  const { data: photo = null } = useQuery({ ...sheetQuery(sheetId), select: (sheet) => sheet.photo })
  const preparing = useMutation({ mutationFn: preparePhoto })
  const putting = usePutPhoto()
  const removing = useRemovePhoto()

  const put = (body: File) => putting.mutateAsync({ params: { id: sheetId }, body })

  /** Whatever goes wrong stands in `failure` until the next attempt. */
  const offer = async (file: File) => {
    putting.reset()
    try {
      await put(await preparing.mutateAsync(file))
    } catch {
      // Said where the photo would be.
    }
  }

  const remove = async () => {
    if (photo === null) return
    try {
      // Kept first: what is deleted on the server can only be brought back by whoever still has it.
      const kept = await (await fetch(photoAddress(sheetId, photo))).blob()
      await removing.mutateAsync({ id: sheetId })
      notifyUndo(t('removed'), tCommon('undo'), () => {
        put(new File([kept], 'photo', { type: kept.type })).catch((failure: unknown) =>
          notifyFailure(failureText(failure)),
        )
      })
    } catch (failure) {
      notifyFailure(failureText(failure))
    }
  }

  const failure = preparing.error ?? putting.error
  return {
    photo,
    preparing: preparing.isPending,
    sending: putting.isPending,
    removing: removing.isPending,
    failure: failure === null ? null : failureText(failure),
    offer,
    remove,
  }
}
