import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { isDemoWanted } from '../demo/demo.ts'
import {
  codeOf,
  cycleOf,
  isNetworkFailure,
  isUnavailable,
  laterPaperOf,
  ServerUnavailableError,
  WriteTimeoutError,
  SignOutPendingError,
  FileCreationError,
  OfflineWriteError,
} from './failure.ts'
import { connection } from '../offline/connection.ts'
import { useOffline } from '../offline/use-offline.ts'
import { tabSession } from '../session/tab-session.ts'

/**
 * The sentence a person reads for a failure. A server out of reach and the codes of the contract
 * (and what that means while there is no network) have their own; anything else says `fallback` ('Erreur lors de la sauvegarde').
 */
export function useFailureText() {
  const t = useTranslations('errors')
  const offline = useOffline()
  return useCallback(
    (failure: unknown, fallback?: string): string => {
      if (failure instanceof WriteTimeoutError) return t('unanswered')
      if (failure instanceof SignOutPendingError) return t('signedOut')
      if (offline && failure instanceof OfflineWriteError)
        return t(failure.carried ? 'offline.write' : 'offline.step')
      if (failure instanceof OfflineWriteError && failure.at <= connection.returnedAt())
        return t('offline.over')
      if (offline && failure instanceof FileCreationError) return t('offline.file')
      if (isNetworkFailure(failure))
        return t(offline ? (isDemoWanted() ? 'offline.demo' : 'offline.read') : 'network')
      if (failure instanceof ServerUnavailableError && failure.carried) return t('away.write')
      if (isUnavailable(failure)) return t('codes.UNAVAILABLE')
      const cycle = cycleOf(failure)
      if (cycle.length > 0) return t('cycle', { way: cycle.map(({ title }) => title).join(' → ') })
      const later = laterPaperOf(failure)
      if (later !== undefined) return t('undoFirst', later)
      const code = codeOf(failure)
      const account = tabSession.state.get()
      if (code === 'UNAUTHORIZED' && account !== 'here') return t(`otherTab.refused.${account}`)
      const saysMore = code !== undefined && code !== 'INTERNAL' && t.has(`codes.${code}`)
      return saysMore ? t(`codes.${code}`) : (fallback ?? t('unexpected'))
    },
    [t, offline],
  )
}
