import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { KeepVersion } from '../versions/keep-version.tsx'
import { SavedState } from '../settings/saved-state.tsx'
import type { CarteSettingsOnScreen } from '../settings/use-carte-settings.ts'
import { OwnersActions } from './owners-actions.tsx'
import type { OwnersViewOnScreen } from './use-owners-view.ts'

export interface PrintToolbarProps {
  carteId: string
  autosave: CarteSettingsOnScreen['autosave']
  owner: OwnersViewOnScreen
  /** Nothing to print yet. */
  empty: boolean
  /** The PDF is being made. */
  making: boolean
  onDownload: () => void
  /** On a phone beside the main button. */
  tool?: ReactNode
}

/** Above the pages and never on paper. */
export function PrintToolbar(props: PrintToolbarProps) {
  const { carteId, autosave, owner, empty, making, onDownload, tool } = props
  const t = useTranslations('cartes.print')
  return (
    <PaperBar
      back={{ to: paths.cartes, label: t('back') }}
      beside={<SavedState autosave={autosave} />}
      tool={tool}
      main={
        empty ? undefined : (
          <DemoLock>
            <Button onClick={onDownload} disabled={making}>
              {making ? t('makingPdf') : t('pdf')}
            </Button>
          </DemoLock>
        )
      }
    >
      {!empty && (
        <>
          <OwnersActions owner={owner} />
          <ActionLink to={paths.carteAllergens(carteId)}>{t('allergens')}</ActionLink>
          <KeepVersion carteId={carteId} />
          <PrintButton>{t('print')}</PrintButton>
        </>
      )}
    </PaperBar>
  )
}
