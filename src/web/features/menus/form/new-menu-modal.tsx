import { useTranslations } from 'use-intl'
import { FormModal } from '#web/ui/form-modal.tsx'
import { NewMenuForm } from './new-menu-form.tsx'

export interface NewMenuModalProps {
  /** The carte that it is for; without one the first. */
  carteId: string | undefined
  opened: boolean
  onClose: () => void
}

export function NewMenuModal({ carteId, opened, onClose }: NewMenuModalProps) {
  const t = useTranslations()
  return (
    <FormModal opened={opened} onClose={onClose} title={t('menus.new')}>
      {(form) => <NewMenuForm carteId={carteId} {...form} />}
    </FormModal>
  )
}
