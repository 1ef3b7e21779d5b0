import { useTranslations } from 'use-intl'
import { StoredState } from '#web/ui/stored-state.tsx'

export interface MenuStatusProps {
  dirty: boolean
  busy: boolean
  failed: boolean
}

export function MenuStatus({ dirty, busy, failed }: MenuStatusProps) {
  const t = useTranslations('menus.editor.status')
  const state = busy ? 'saving' : !dirty ? 'saved' : failed ? 'failed' : 'unsaved'
  return <StoredState state={state}>{t(state)}</StoredState>
}
