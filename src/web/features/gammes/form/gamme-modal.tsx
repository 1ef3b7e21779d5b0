import { useTranslations } from 'use-intl'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { FormModal } from '#web/ui/form-modal.tsx'
import { GammeForm } from './gamme-form.tsx'
import type { NamedGamme } from './use-save-gamme.ts'

/** The gamme to change, or one that is not there yet. */
type GammeInHand = NamedGamme | 'new'

export interface GammeModalProps {
  /** Null keeps the form closed. */
  gamme: GammeInHand | null
  /** The carte that a new one is for. */
  carteId?: string | undefined
  onClose: () => void
}

/** 'Nouvelle Gamme' and 'Modifier la gamme': a name and a carte, over whatever page. */
export function GammeModal({ gamme: target, carteId, onClose }: GammeModalProps) {
  const t = useTranslations()
  const gamme = useLastValue(target) ?? 'new'
  return (
    <FormModal
      opened={target !== null}
      onClose={onClose}
      title={gamme === 'new' ? t('gammes.form.new') : t('gammes.form.edit')}
    >
      {(form) => <GammeForm gamme={gamme === 'new' ? null : gamme} carteId={carteId} {...form} />}
    </FormModal>
  )
}
