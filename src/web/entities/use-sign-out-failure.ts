import { useTranslations } from 'use-intl'
import { address } from '#web/lib/navigation/address.ts'
import { WritesWaitError } from '#web/lib/waiting/refuse-while-writes-wait.ts'
import { usePartList } from '#web/ui/conflict/use-part-list.ts'
import { notifyChoice, notifyFailure } from '#web/ui/notices.tsx'
import { paths } from './paths.ts'

/** Names in a sentence; the rest is counted. */
const NAMED = 3

/** Why an account cannot leave this browser yet; undefined for any other failure. */
export function useWritesWaitText(): (failure: unknown) => string | undefined {
  const t = useTranslations('errors.waiting')
  const list = usePartList()
  return (failure) => {
    if (!(failure instanceof WritesWaitError)) return undefined
    const { names } = failure
    const [first, rest] = [names.slice(0, NAMED), names.length - NAMED]
    const named = rest > 0 ? [...first, t('others', { count: rest })] : first
    return t('refused', { count: names.length, names: list(named) })
  }
}

/** Says why a sign-out was refused, with the way to what waits on this device. */
export function useSignOutFailure(): (failure: unknown) => void {
  const t = useTranslations('errors')
  const textOf = useWritesWaitText()
  return (failure) => {
    const text = textOf(failure)
    if (text === undefined) notifyFailure(t('signOut'))
    // Unsaved work on the page is asked about by the browser.
    else notifyChoice(text, t('waiting.show'), () => location.assign(address(paths.receive)))
  }
}
