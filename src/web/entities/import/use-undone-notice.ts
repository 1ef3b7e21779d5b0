import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { UndoneImport } from '#contract/imports.ts'
import { paths } from '#web/entities/paths.ts'
import { notifyFailure, notifyOpening, notifySuccess } from '#web/ui/notices.tsx'

/** Says that an import was undone, with the way to what went into the bin and what has stayed. */
export function useUndoneNotice() {
  const t = useTranslations('imports.undoing')
  const navigate = useNavigate()
  return ({ deletedItemId, stays }: UndoneImport) => {
    if (deletedItemId === null) notifySuccess(t('done'))
    else notifyOpening(t('done'), t('bin'), () => void navigate({ to: paths.bin }))
    if (stays.count > 0) notifyFailure(t('stayed', { count: stays.count, names: stays.names.join(', ') }))
  }
}
