import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { connection } from '#web/lib/offline/connection.ts'
import { notifyChoice, notifyFailure } from '#web/ui/notices.tsx'

/**
 * Says that code of the shell did not come when it was asked for. A browser may remember the failure until the page is
 * loaded again, which is offered once the server can be reached.
 */
export function useMissingPart() {
  const t = useTranslations('offline.missing')
  const sentence = useFailureSentence()
  return (part: 'menu' | 'search', failure: unknown) => {
    if (connection.state.get() !== 'online') notifyFailure(sentence(t(part), failure))
    else notifyChoice(t(part), t('reload'), () => location.reload())
  }
}
