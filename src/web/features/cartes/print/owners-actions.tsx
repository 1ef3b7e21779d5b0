import { useTranslations } from 'use-intl'
import { Action } from '#web/ui/actions/action.tsx'
import type { OwnersViewOnScreen } from './use-owners-view.ts'

/** Shows and hides the owner's figures on the pages. */
export function OwnersActions({ owner }: { owner: OwnersViewOnScreen }) {
  const t = useTranslations('cartes.print')
  return (
    <>
      {owner.margins && (
        <Action onClick={owner.toggleStatistics}>
          {t(owner.statistics ? 'hideStatistics' : 'showStatistics')}
        </Action>
      )}
      <Action onClick={owner.toggleMargins}>{t(owner.margins ? 'hideMargins' : 'showMargins')}</Action>
    </>
  )
}
