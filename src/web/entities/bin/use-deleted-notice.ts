import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { notifyDeletion } from '#web/ui/notices.tsx'
import { useRestore } from './use-restore.ts'

/** Says for thirty seconds that something was deleted, with a button that brings it back. */
export function useDeletedNotice() {
  const t = useTranslations('common')
  const { mutate: restore } = useRestore()
  return useCallback(
    (text: string, { deletedItemId }: { deletedItemId: string }) =>
      notifyDeletion(text, t('undo'), () => restore({ id: deletedItemId })),
    [restore, t],
  )
}
